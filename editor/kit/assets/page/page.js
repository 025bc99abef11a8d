"use strict";
// The page around the player: pictures, sounds, keys, pads, touch, and the file that goes back to the designer.

const WORDS = {
  en: {
    play: "Play", resume: "Go on", again: "Restart level", send: "Send my attempts", paused: "Paused", goal: "Goal!",
    time: "TIME", rings: "RINGS", score: "SCORE", from: "from {project}", author: "by {author}",
    keys: "Arrow keys to move, Space, Z or X to jump, Enter to pause, V shows sensors, F fills the screen, M mutes",
    touch: "Left thumb to move, right thumb to jump", sound: "Sound (M)", sensors: "Sensors and boxes (V)",
    full: "Full screen (F)", pause: "Pause (Enter)", loading: "Loading …", jump: "Jump",
    sent: "{file} was saved. Send it to the designer, who drops it onto the editor.",
    old: "This browser cannot unpack the level: update it.", name: "Your name, if you like:",
  },
  de: {
    play: "Spielen", resume: "Weiter", again: "Level neu beginnen", send: "Meine Versuche senden", paused: "Pause",
    goal: "Im Ziel!", time: "ZEIT", rings: "RINGE", score: "PUNKTE", from: "aus {project}", author: "von {author}",
    keys: "Pfeiltasten bewegen, Leertaste, Z oder X springt, Enter hält an, V zeigt Sensoren, F füllt den Bildschirm, M stumm",
    touch: "Linker Daumen bewegt, rechter Daumen springt", sound: "Ton (M)", sensors: "Sensoren und Boxen (V)",
    full: "Vollbild (F)", pause: "Pause (Enter)", loading: "Lädt …", jump: "Springen",
    sent: "{file} wurde gespeichert. Schick die Datei dem Gestalter, der sie auf den Editor zieht.",
    old: "Dieser Browser kann das Level nicht entpacken: aktualisiere ihn.", name: "Dein Name, wenn du magst:",
  },
  es: {
    play: "Jugar", resume: "Continuar", again: "Reiniciar nivel", send: "Enviar mis intentos", paused: "Pausa",
    goal: "¡Meta!", time: "TIEMPO", rings: "ANILLOS", score: "PUNTOS", from: "de {project}", author: "por {author}",
    keys: "Flechas para moverse, espacio, Z o X para saltar, Intro pausa, V muestra sensores, F pantalla completa, M silencio",
    touch: "Pulgar izquierdo para moverse, derecho para saltar", sound: "Sonido (M)", sensors: "Sensores y cajas (V)",
    full: "Pantalla completa (F)", pause: "Pausa (Intro)", loading: "Cargando …", jump: "Saltar",
    sent: "Se guardó {file}. Envíalo a quien hizo el nivel, que lo suelta sobre el editor.",
    old: "Este navegador no puede desempaquetar el nivel: actualízalo.", name: "Tu nombre, si quieres:",
  },
};
const LANGUAGE = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((tag) => WORDS[tag]) ?? "en";
const say = (key, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), WORDS[LANGUAGE][key]);

const ICONS = {
  sound: "M4 9v6h4l5 4V5L8 9zM16 9q2 3 0 6M19 6q4 6 0 12",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  sensors: "M7 3v18M17 3v18M3 20h8M13 20h8M5 8h4M15 8h4",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  pause: "M8 5v14M16 5v14",
};
const icon = (name) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

// Bits of the pad, as in the physics.
const [UP, DOWN, LEFT, RIGHT, JUMP, JUMP_2, JUMP_3, START] = [1, 2, 4, 8, 16, 32, 64, 128];
const KEYS = {
  ArrowUp: UP, ArrowDown: DOWN, ArrowLeft: LEFT, ArrowRight: RIGHT, KeyW: UP, KeyS: DOWN, KeyA: LEFT, KeyD: RIGHT,
  Space: JUMP, KeyZ: JUMP, KeyX: JUMP_2, KeyC: JUMP_3,
};
// Buttons of the standard gamepad.
const PAD = { 0: JUMP, 1: JUMP_2, 2: JUMP_3, 3: JUMP, 12: UP, 13: DOWN, 14: LEFT, 15: RIGHT };
const PAD_START = 9;
const TITLE = 0, PLAYS = 1, PAUSED = 2, ENDED = 3;

const at = (id) => document.getElementById(id);
const stage = at("stage"), screen = at("screen"), menu = at("menu");
const context = screen.getContext("2d");

async function unpacked(id) {
  const text = atob(at(id).textContent);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  at(id).remove();
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// The player: numbers go as arguments, bytes through its memory.
class Player {
  static async open(module, level) {
    const { instance } = await WebAssembly.instantiate(module, {});
    const player = new Player(instance.exports);
    if (player.calls.page_open(player.hand(level)) !== 0) throw new Error(player.text());
    return player;
  }
  constructor(calls) { this.calls = calls; }
  hand(bytes) {
    const address = this.calls.page_room(bytes.length);
    new Uint8Array(this.calls.memory.buffer, address, bytes.length).set(bytes);
    return bytes.length;
  }
  output() {
    return new Uint8Array(this.calls.memory.buffer, this.calls.page_output(), this.calls.page_output_size());
  }
  text() { return new TextDecoder().decode(this.output()); }
}

class Sounds {
  constructor(player) { Object.assign(this, { player, bank: new Map(), own: new Map(), tune: null, isMute: false, isHeld: false, audio: null }); }
  // Browsers allow sound only after a key or a click.
  wake() {
    if (this.isHeld) return;
    const Audio = window.AudioContext ?? window.webkitAudioContext;
    if (!Audio) return;
    if (!this.audio) {
      this.audio = new Audio();
      this.readOwn();
    }
    if (this.audio.state === "suspended") this.audio.resume().catch(() => {});
  }
  // Pausing holds all sound where it is.
  hold(isHeld) {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) this.audio?.suspend().catch(() => {});
    else if (this.audio) this.wake();
  }
  // Sounds of the project: files that the browser decodes.
  readOwn() {
    const { calls } = this.player;
    for (let place = 0, bits = BigInt.asUintN(64, calls.page_own_places()); bits > 0n; place += 1, bits >>= 1n) {
      if ((bits & 1n) === 0n) continue;
      const volume = calls.page_own_sound(place) / 100, bytes = this.player.output().slice().buffer;
      const turn = { loopStart: calls.page_own_turn(place, 0), loopEnd: calls.page_own_turn(place, 1) };
      const voice = { buffer: null, source: null, volume, turn };
      this.own.set(place, voice);
      this.audio.decodeAudioData(bytes).then((buffer) => { voice.buffer = buffer; }, () => {});
    }
  }
  begin(voice, options) {
    const source = new AudioBufferSourceNode(this.audio, { buffer: voice.buffer, ...options });
    const gain = new GainNode(this.audio, { gain: 0.5 * voice.volume });
    source.connect(gain).connect(this.audio.destination);
    source.start();
    return source;
  }
  playMusic(place) {
    const voice = this.isMute || this.audio?.state !== "running" ? undefined : this.own.get(place);
    if (this.isHeld || voice === this.tune?.voice || (voice && !voice.buffer)) return;
    this.tune?.source.stop();
    this.tune = voice ? { voice, source: this.begin(voice, { loop: true, ...voice.turn }) } : null;
  }
  buffer(number) {
    if (!this.bank.has(number)) {
      const { calls } = this.player;
      calls.page_sound(number);
      const bytes = this.player.output().slice();
      const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32768);
      const buffer = this.audio.createBuffer(1, Math.max(1, samples.length), calls.page_sound_rate());
      buffer.copyToChannel(samples, 0);
      this.bank.set(number, { buffer, source: null, volume: 1 });
    }
    return this.bank.get(number);
  }
  // Plays the effects of set bits: built-in ones, or those of the project.
  play(bits, isOwn) {
    if (this.isMute || this.audio?.state !== "running") return;
    for (let number = 0; bits > 0n; number += 1, bits >>= 1n) {
      if ((bits & 1n) === 0n) continue;
      const voice = isOwn ? this.own.get(number) : this.buffer(number);
      if (!voice?.buffer) continue;
      voice.source?.stop();
      voice.source = this.begin(voice, {});
    }
  }
}

class Page {
  constructor(player) {
    Object.assign(this, { player, calls: player.calls, sounds: new Sounds(player) });
    Object.assign(this, { phase: -1, showsSensors: false, padHeld: 0, padStart: false, pointers: new Map() });
    this.setUpMenu();
    this.setUpKeys();
    this.setUpTouch();
    addEventListener("resize", () => this.fit());
    addEventListener("blur", () => this.rest());
    document.addEventListener("visibilitychange", () => document.hidden && this.rest());
    this.fit();
    requestAnimationFrame((now) => this.frame(now));
  }

  // One picture of the display: as many frames of the level as are due.
  frame(now) {
    requestAnimationFrame((later) => this.frame(later));
    this.readPads();
    this.calls.page_advance(now);
    this.sounds.play(BigInt.asUintN(64, this.calls.page_sounds()), false);
    this.sounds.play(BigInt.asUintN(64, this.calls.page_own_effects()), true);
    this.sounds.playMusic(this.calls.page_music());
    const phase = this.calls.page_phase();
    if (phase === PLAYS || phase !== this.phase || this.isStale) this.draw();
    if (phase !== this.phase) this.enter(phase);
  }

  draw() {
    const width = this.calls.page_picture();
    if (width === 0) return;
    const pixels = this.player.output();
    const height = pixels.length / 4 / width;
    if (screen.width !== width || screen.height !== height) {
      [screen.width, screen.height] = [width, height];
      this.fit();
    }
    context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
    this.isStale = false;
  }

  // The largest whole number of display pixels for each of the level's.
  fit() {
    const ratio = devicePixelRatio || 1;
    const room = [innerWidth * ratio / screen.width, innerHeight * ratio / screen.height];
    const scale = Math.max(1, Math.floor(Math.min(...room))) / ratio;
    const least = Math.min(...room) < 1 ? Math.min(...room) / ratio : scale;
    screen.style.width = `${screen.width * least}px`;
    screen.style.height = `${screen.height * least}px`;
  }

  enter(phase) {
    this.phase = phase;
    this.sounds.hold(phase === PAUSED);
    const plays = phase === PLAYS;
    menu.classList.toggle("away", plays);
    document.body.classList.toggle("rests", !plays);
    at("note").textContent = "";
    if (plays) {
      screen.focus({ preventScroll: true });
      return;
    }
    this.calls.page_release_all();
    at("heading").textContent = phase === TITLE ? stage.dataset.title : say(phase === ENDED ? "goal" : "paused");
    at("about").textContent = phase === TITLE ? this.about() : "";
    const play = at("play");
    play.textContent = say(phase === PAUSED ? "resume" : phase === ENDED ? "again" : "play");
    play.disabled = false;
    at("again").hidden = phase !== PAUSED;
    at("send").hidden = phase === TITLE;
    this.showCounts(phase === ENDED);
    play.focus({ preventScroll: true });
  }

  about() {
    const { title, project } = stage.dataset;
    return project && project !== title ? say("from", { project }) : "";
  }

  showCounts(on) {
    const counts = at("counts");
    counts.hidden = !on;
    counts.replaceChildren();
    if (!on) return;
    this.calls.page_counts();
    this.player.text().split("\n").forEach((value, n) => {
      const [name, number] = [document.createElement("dt"), document.createElement("dd")];
      [name.textContent, number.textContent] = [say(["time", "rings", "score"][n]), value];
      counts.append(name, number);
    });
  }

  begin() {
    this.sounds.wake();
    this.calls.page_start();
  }
  // The first choice of the menu.
  goOn() {
    this.sounds.wake();
    if (this.phase === PAUSED) this.calls.page_pause();
    else this.begin();
  }
  rest() {
    this.calls.page_release_all();
    this.pointers.clear();
    this.moveStick(null);
    at("jump").classList.remove("held");
    if (this.calls.page_phase() === PLAYS) this.calls.page_pause();
  }
  togglePause() {
    if (this.phase === PLAYS) this.rest();
    else this.goOn();
  }

  setUpMenu() {
    for (const [id, act] of [
      ["play", () => this.goOn()], ["again", () => this.begin()], ["send", () => this.send()],
      ["sound", () => this.toggleSound()], ["sensors", () => this.toggleSensors()], ["full", () => this.toggleFull()],
      ["pause", () => this.togglePause()],
    ]) at(id).addEventListener("click", act);
    for (const id of ["again", "send"]) at(id).textContent = say(id);
    for (const id of ["sound", "sensors", "full", "pause"]) {
      Object.assign(at(id), { innerHTML: icon(id), title: say(id) });
      at(id).setAttribute("aria-label", say(id));
    }
    at("full").hidden = !document.fullscreenEnabled;
    at("jump").setAttribute("aria-label", say("jump"));
    at("keys").textContent = say(matchMedia("(pointer: coarse)").matches ? "touch" : "keys");
    const [author, licence] = at("credits").children;
    author.textContent = author.dataset.author && say("author", { author: author.dataset.author });
    licence.textContent = licence.dataset.licence;
    document.documentElement.lang = LANGUAGE;
  }

  toggleSound() {
    this.sounds.isMute = !this.sounds.isMute;
    at("sound").innerHTML = icon(this.sounds.isMute ? "mute" : "sound");
    at("sound").setAttribute("aria-pressed", this.sounds.isMute);
  }
  toggleSensors() {
    this.showsSensors = !this.showsSensors;
    at("sensors").setAttribute("aria-pressed", this.showsSensors);
    this.calls.page_show_sensors(Number(this.showsSensors));
    this.isStale = true;
  }
  toggleFull() {
    const done = document.fullscreenElement ? document.exitFullscreen() : stage.requestFullscreen();
    done.catch(() => {});
  }

  setUpKeys() {
    const numbers = new Map(Object.keys(KEYS).map((code, n) => [code, n]));
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input")) return;
      const acts = {
        Enter: () => this.togglePause(), KeyP: () => this.togglePause(), Escape: () => this.rest(),
        KeyV: () => this.toggleSensors(), KeyF: () => this.toggleFull(), KeyM: () => this.toggleSound(),
      };
      const isMenu = this.phase !== PLAYS;
      if (isMenu && ["ArrowUp", "ArrowDown"].includes(event.code)) return this.moveFocus(event);
      // A button that has the focus takes these two itself.
      if (isMenu && ["Enter", "Space"].includes(event.code) && event.target.matches?.("button")) return;
      const act = acts[event.code];
      if (act && !event.repeat) act();
      else if (event.code in KEYS) this.calls.page_hold(numbers.get(event.code), isMenu ? 0 : KEYS[event.code]);
      else return;
      event.preventDefault();
    });
    addEventListener("keyup", (event) => {
      if (event.code in KEYS) this.calls.page_hold(numbers.get(event.code), 0);
    });
  }
  moveFocus(event) {
    const choices = [...at("choices").children].filter((button) => !button.hidden);
    const step = event.code === "ArrowDown" ? 1 : choices.length - 1;
    const now = Math.max(0, choices.indexOf(document.activeElement));
    choices[(now + step) % choices.length].focus();
    event.preventDefault();
  }

  // Pads report no events for their buttons: they are looked at before each picture.
  readPads() {
    let held = 0, start = false;
    for (const pad of navigator.getGamepads?.() ?? []) {
      if (!pad) continue;
      for (const [number, bits] of Object.entries(PAD)) if (pad.buttons[number]?.pressed) held |= bits;
      start ||= pad.buttons[PAD_START]?.pressed ?? false;
      const [x = 0, y = 0] = pad.axes;
      held |= (x < -0.5 ? LEFT : x > 0.5 ? RIGHT : 0) | (y < -0.5 ? UP : y > 0.5 ? DOWN : 0);
    }
    const pressed = held & ~this.padHeld;
    if (this.phase === PLAYS) {
      for (let bit = 1; bit < 256; bit <<= 1) {
        if ((held ^ this.padHeld) & bit) this.calls.page_hold(1000 + bit, held & bit);
      }
    } else if (pressed & (JUMP | JUMP_2 | JUMP_3)) {
      document.activeElement?.click?.();
    } else if (pressed & (UP | DOWN)) {
      this.moveFocus({ code: pressed & DOWN ? "ArrowDown" : "ArrowUp", preventDefault() {} });
    }
    if (start && !this.padStart) this.togglePause();
    [this.padHeld, this.padStart] = [held, start];
  }

  setUpTouch() {
    addEventListener("pointerdown", (event) => { if (event.pointerType === "touch") at("touch").hidden = false; });
    if (matchMedia("(pointer: coarse)").matches) at("touch").hidden = false;
    const stick = at("stick"), jump = at("jump");
    const steer = (event) => {
      const box = stick.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
      this.moveStick([x, y, box.width / 2]);
    };
    for (const [element, down, up] of [
      [stick, steer, () => this.moveStick(null)],
      [jump, () => this.touchJump(true), () => this.touchJump(false)],
    ]) {
      element.addEventListener("pointerdown", (event) => {
        element.setPointerCapture(event.pointerId);
        this.pointers.set(element, event.pointerId);
        down(event);
        event.preventDefault();
      });
      element.addEventListener("pointermove", (event) => {
        if (element === stick && this.pointers.get(element) === event.pointerId) steer(event);
      });
      for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
        element.addEventListener(end, (event) => {
          if (this.pointers.get(element) !== event.pointerId) return;
          this.pointers.delete(element);
          up();
        });
      }
    }
  }
  // Eight directions around a resting middle.
  moveStick(place) {
    const knob = at("stick").firstElementChild;
    let held = 0;
    if (place) {
      const [x, y, radius] = place;
      const length = Math.hypot(x, y);
      const short = Math.min(1, radius * 0.62 / Math.max(length, 1));
      knob.style.transform = `translate(${x * short}px, ${y * short}px)`;
      if (length > radius * 0.25) {
        const part = 0.383 * length;
        held = (x < -part ? LEFT : x > part ? RIGHT : 0) | (y < -part ? UP : y > part ? DOWN : 0);
      }
    } else {
      knob.style.transform = "";
    }
    for (const bit of [UP, DOWN, LEFT, RIGHT]) this.calls.page_hold(2000 + bit, held & bit);
  }
  touchJump(on) {
    at("jump").classList.toggle("held", on);
    this.calls.page_hold(2000 + JUMP, on ? JUMP : 0);
  }

  // A small file with all that was held: the designer drops it onto the editor.
  send() {
    const name = prompt(say("name"), "");
    if (name === null) return;
    this.calls.page_plays(this.player.hand(new TextEncoder().encode(name.slice(0, 64))));
    const text = this.player.text();
    const part = JSON.parse(text).level + (name.trim() ? `-${name.trim()}` : "");
    const day = new Date().toISOString().slice(0, 16).replace(/[T:]/g, "-");
    const file = `${part.replace(/[^\p{L}\p{N}_-]+/gu, "-")}-${day}.plays.json`;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    at("note").textContent = say("sent", { file });
  }
}

(async () => {
  at("play").textContent = say("loading");
  if (!window.DecompressionStream) throw new Error(say("old"));
  const [level, module] = await Promise.all([unpacked("level"), unpacked("player")]);
  // For tests, and for those who build something around a page.
  window.loopwright = new Page(await Player.open(module, level));
})().catch((error) => {
  at("note").textContent = error.message;
  console.error(error);
});
