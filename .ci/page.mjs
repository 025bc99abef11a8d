// Plays a page in Chromium without a display: node .ci/page.mjs PAGE.html RUNS.jsonl FOLDER
// RUNS are the lines of the example `runs` of core. Pictures and what the page saves go to FOLDER.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [page, runs, folder] = process.argv.slice(2).map((path) => resolve(path));
const profile = mkdtempSync(join(tmpdir(), 'loopwright-page-'));
const program = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (!program) throw new Error('there is no Chromium');
const chromium = spawn(program, ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--remote-debugging-pipe', `--user-data-dir=${profile}`,
  '--autoplay-policy=no-user-gesture-required', '--hide-scrollbars', 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });

// The protocol: messages that end with a zero byte.
const waiting = new Map(), events = [];
let number = 0, rest = Buffer.alloc(0);
chromium.stdio[4].on('data', (data) => {
  rest = Buffer.concat([rest, data]);
  for (let end; (end = rest.indexOf(0)) >= 0; rest = rest.subarray(end + 1)) {
    const message = JSON.parse(rest.subarray(0, end));
    if (message.id) {
      const { done, failed } = waiting.get(message.id);
      waiting.delete(message.id);
      message.error ? failed(new Error(message.error.message)) : done(message.result);
    } else {
      events.push(message);
      if (message.method === 'Page.javascriptDialogOpening') call('Page.handleJavaScriptDialog', { accept: true, promptText: 'Ada' });
    }
  }
});
let session;
const call = (method, params = {}) => new Promise((done, failed) => {
  waiting.set(++number, { done, failed });
  chromium.stdio[3].write(`${JSON.stringify({ id: number, method, params, ...(session && { sessionId: session }) })}\0`);
});
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
async function value(expression) {
  const { result, exceptionDetails } = await call('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
async function until(expression, what, seconds = 10) {
  for (let left = seconds * 50; left > 0; left -= 1) {
    if (await value(expression)) return;
    await sleep(20);
  }
  throw new Error(`${what}: not within ${seconds} s`);
}
const check = (holds, what) => { if (!holds) throw new Error(what); };
async function picture(name) {
  const { data } = await call('Page.captureScreenshot', { format: 'png' });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(data, 'base64'));
}
const CODES = { Enter: 13, Space: 32, ArrowRight: 39, KeyV: 86, KeyM: 77 };
const key = (type, code) => call('Input.dispatchKeyEvent', {
  type, code, key: code === 'Space' ? ' ' : code, windowsVirtualKeyCode: CODES[code], ...(code === 'Enter' && type === 'keyDown' && { text: '\r' }),
});
async function tap(code) { await key('keyDown', code); await key('keyUp', code); }
const open = async (width, height, mobile) => {
  await call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
  await call('Emulation.setTouchEmulationEnabled', { enabled: mobile, maxTouchPoints: 5 });
  await call('Page.navigate', { url: pathToFileURL(page).href });
  await until('window.loopwright !== undefined && window.loopwright.phase === 0', 'the title');
  await sleep(100);
};
const plays = async () => JSON.parse(await value('(loopwright.calls.page_plays(0), loopwright.player.text())'));
const held = async () => (await plays()).attempts.map((attempt) => [attempt.inputs].flat().join(' ')).join(' / ');

async function tests() {
  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  ({ sessionId: session } = await call('Target.attachToTarget', { targetId, flatten: true }));
  for (const part of ['Page', 'Runtime', 'Log', 'Network']) await call(`${part}.enable`);
  await call('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });

  // Keys, in two sizes of the window.
  for (const [width, height, scale] of [[320, 224, 1], [1280, 720, 3]]) {
    await open(width, height, false);
    const shown = await value('document.getElementById("screen").getBoundingClientRect().width');
    check(shown === 320 * scale, `at ${width}x${height} the screen is ${shown} wide`);
    await picture(`title-${width}`);
    const begun = await value('performance.now()');
    await tap('Enter');
    await until('loopwright.phase === 1', 'the level');
    const first = await value('performance.now()') - begun;
    check(first < 1000, `the first frame came after ${first} ms`);
    await key('keyDown', 'ArrowRight');
    await sleep(700);
    await tap('KeyV');
    await key('keyDown', 'Space');
    await sleep(300);
    await picture(`keys-${width}`);
    await key('keyUp', 'Space');
    await key('keyUp', 'ArrowRight');
    await tap('Enter');
    await until('loopwright.phase === 2', 'the pause');
    const keys = await held();
    check(/\bR\d+/.test(keys) && /\bRJ\d+/.test(keys), `keys held: ${keys}`);
    const still = await value('String(loopwright.calls.page_digest())');
    await sleep(200);
    check(still === await value('String(loopwright.calls.page_digest())'), 'the level moved while it was paused');
    await picture(`paused-${width}`);
    console.log(`page ${width}x${height}: first frame ${first.toFixed(0)} ms, opened ${(await value(
      'performance.timing.domComplete - performance.timing.navigationStart')).toFixed(0)} ms, held ${keys}`);
  }

  // Sixty frames a second, whatever the display does: the level's frames against the clock's.
  await tap('Enter');
  await until('loopwright.phase === 1', 'the level again');
  const frames = 'JSON.parse((loopwright.calls.page_plays(0), loopwright.player.text())).attempts.flatMap((attempt) => [attempt.inputs].flat())'
    + '.join(" ").split(" ").reduce((sum, token) => sum + Number(token.replace(/^[^0-9]+/, "")), 0)';
  const [f0, t0] = await value(`[${frames}, performance.now()]`);
  await sleep(2000);
  const [f1, t1] = await value(`[${frames}, performance.now()]`);
  const rate = (f1 - f0) / (t1 - t0) * 1000;
  check(Math.abs(rate - 60) < 6, `${rate.toFixed(1)} frames a second`);

  // What was played goes to the designer.
  await tap('Enter');
  await until('loopwright.phase === 2', 'the pause');
  await value('document.getElementById("send").click()');
  for (let left = 200; left > 0 && !readdirSync(folder).some((name) => name.endsWith('.plays.json')); left -= 1) await sleep(20);
  const saved = readdirSync(folder).find((name) => name.endsWith('.plays.json'));
  check(saved, 'no file was saved');
  check(JSON.parse(readFileSync(join(folder, saved))).player === 'Ada', 'the file has no player');

  // Touch.
  await open(844, 390, true);
  const middle = async (id) => value(`(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))(
    document.getElementById("${id}").getBoundingClientRect())`);
  const touch = (type, points) => call('Input.dispatchTouchEvent', { type, touchPoints: points });
  const button = await middle('play');
  await touch('touchStart', [{ ...button, id: 0 }]);
  await touch('touchEnd', []);
  await until('loopwright.phase === 1', 'the level by touch');
  const [stick, jump] = [await middle('stick'), await middle('jump')];
  const right = { x: stick.x + 50, y: stick.y, id: 1 };
  await touch('touchStart', [right]);
  await sleep(500);
  await touch('touchStart', [right, { ...jump, id: 2 }]);
  await sleep(200);
  await picture('touch');
  await touch('touchEnd', []);
  await sleep(100);
  const touched = await held();
  check(/\bR\d+/.test(touched) && /\bRJ\d+/.test(touched), `held by touch: ${touched}`);

  // Saved runs: the same digests as natively. A debug build, whose core is optimised, takes some 1.8 times as long as a release:
  // with this, a page takes at most three times as long as that.
  const most = 1.6;
  await open(1280, 720, false);
  await value(`window.watch = (hex) => {
    const bytes = Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
    loopwright.player.hand(bytes);
    const begun = performance.now();
    loopwright.calls.page_watch(bytes.length);
    return [String(BigInt.asUintN(64, loopwright.calls.page_digest())), performance.now() - begun];
  }`);
  let [native, here, count] = [0, 0, 0];
  for (const line of readFileSync(runs, 'utf8').trim().split('\n')) {
    const { run, digest, micros, held } = JSON.parse(line);
    // The browser compiles in two passes: the first times are those of the quick one.
    let [came, took] = ['', Infinity];
    // A machine that does other things meanwhile is given more of them, and in the end some time: natively it may have had a quick moment.
    for (let time = 0; time < 20 || time < 300 && took * 1000 > most * micros; time += 1) {
      if (time >= 100) await sleep(10);
      const [now, milliseconds] = await value(`watch("${held}")`);
      [came, took] = [now, Math.min(took, milliseconds)];
    }
    check(came === digest, `run ${run}: ${came} instead of ${digest}`);
    [native, here, count] = [native + micros, here + took * 1000, count + held.length / 2];
  }
  await until('loopwright.phase === 2', 'the end of a run');
  await picture('run');
  const each = await value(`(() => { const begun = performance.now(); for (let n = 0; n < 200; n += 1) loopwright.calls.page_picture();
    return (performance.now() - begun) / 200; })()`);
  console.log(`page: ${count} frames of runs to the same digests, ${(here / count).toFixed(2)} us a frame, natively ${(native / count).toFixed(2)}; `
    + `a picture ${each.toFixed(2)} ms; ${rate.toFixed(1)} frames a second`);
  check(here < most * native, `frames take more than ${most} times as long as natively`);

  const complaints = events.filter(({ method, params }) => method === 'Runtime.exceptionThrown'
    || method === 'Runtime.consoleAPICalled' && ['error', 'warning'].includes(params.type)
    || method === 'Log.entryAdded' && ['error', 'warning'].includes(params.entry.level));
  check(complaints.length === 0, `complaints: ${JSON.stringify(complaints.map(({ params }) => params))}`);
  const asked = events.filter(({ method, params }) => method === 'Network.requestWillBeSent' && !/^(file|data|blob|about):/.test(params.request.url));
  check(asked.length === 0, `the page asked for ${asked.map(({ params }) => params.request.url)}`);
}

const limit = setTimeout(() => { console.error('the page was not done after two minutes'); process.exit(1); }, 120_000);
let failure;
try { await tests(); } catch (error) { failure = error; }
clearTimeout(limit);
chromium.kill();
await new Promise((done) => chromium.on('exit', done));
// A process of the browser may still write there for a moment: what is left then is in the folder for such things.
try { rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }); } catch { /* left behind */ }
if (failure) { console.error(failure.message); process.exit(1); }
