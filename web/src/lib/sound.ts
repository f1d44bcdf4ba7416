/** Sounds are synthesised; there are no files. Silent until somebody switches them on. */

import { preferences } from './preferences.svelte';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, seconds: number, volume: number, type: OscillatorType): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

const SOUNDS = {
  /** Two strokes of a bell: it is your turn. */
  turn: () => [0, 0.22].forEach((at) => [880, 1318].forEach((f) => tone(at, f, 0.9, 0.06, 'sine'))),
  step: () => tone(0, 320, 0.08, 0.04, 'triangle'),
  refused: () => tone(0, 130, 0.18, 0.05, 'square'),
  /** A minute is left, and ten seconds: higher and more often. */
  soon: () => [0, 0.3].forEach((at) => tone(at, 740, 0.25, 0.07, 'triangle')),
  last: () => [0, 0.2, 0.4].forEach((at) => tone(at, 988, 0.16, 0.08, 'triangle')),
  news: () => [0, 0.18].forEach((at, i) => tone(at, i ? 880 : 587, 0.5, 0.06, 'sine')),
  chat: () => tone(0, 660, 0.12, 0.04, 'sine'),
  over: () => [523, 659, 784].forEach((f, i) => tone(i * 0.16, f, 0.8, 0.06, 'sine')),
};

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!preferences.now.sound) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound]();
}
