// Gives files, cut and changed at random, to the JavaScript loader: each is read or refused in words, soon.
//   node loaders-damaged.mjs LOADER FILE...
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [loader, ...paths] = process.argv.slice(2);
const { readLevel } = await import(pathToFileURL(loader).href);
let state = 1;
const random = (below) => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
};
for (const path of paths) {
  const whole = readFileSync(path);
  let refused = 0;
  const began = Date.now();
  for (let n = 0; n < 2000; n++) {
    const bytes = Uint8Array.from(random(4) ? whole : whole.subarray(0, random(whole.length + 1)));
    for (let left = random(6); left > 0 && bytes.length > 0; left--) bytes[random(bytes.length)] = random(256);
    try {
      readLevel(bytes);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof RangeError) throw error;
      refused++;
    }
  }
  console.log(`${path.split("/").pop()}: ${refused} of 2000 refused in ${Date.now() - began} ms`);
}
