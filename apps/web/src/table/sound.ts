// Soft sounds made of nothing but oscillators and noise. Browsers keep silent until somebody has pressed something.

import { arrivalOf, drawnCount, lookOf, type ShotLook } from '../board/effects/flight.ts';
import type { Shot } from '../board/shot.ts';

let audio: AudioContext | undefined;

/** A quarter of full. */
const SOFT = 0.25;
/** No more sound at once: many shots are no louder than four. */
const MOST_VOICES = 4;
/** When each voice is free again, in seconds of the audio clock. */
let busy: number[] = [];

/** The sound of a step: from -1 at the left of the map to 1 at the right. */
interface Heard {
  readonly pan: number;
}

/** The place of a sound, its start, and its loudness. */
interface Voice {
  readonly context: AudioContext;
  readonly into: AudioNode;
  readonly at: number;
  /** 1 for a medium weapon. */
  readonly weight: number;
}

const SHOTS: Readonly<Record<ShotLook, (voice: Voice, count: number) => void>> = {
  beam: (voice) => tone(voice, { from: 1500, to: 420, length: 0.18, volume: 0.16, type: 'triangle' }),
  bolt: (voice) => {
    noise(voice, { length: 0.16, frequency: 5200, volume: 0.5 });
    tone(voice, { from: 240, to: 60, length: 0.22, volume: 0.3, type: 'sawtooth' });
  },
  burst: (voice, count) => {
    for (let round = 0; round < count; round++)
      noise({ ...voice, at: voice.at + round * 0.06 }, { length: 0.07, frequency: 900, volume: 0.55 });
  },
  salvo: (voice) => noise(voice, { length: 0.5, frequency: 2200, volume: 0.35, rise: 0.2 }),
  flames: (voice) => noise(voice, { length: 0.55, frequency: 700, volume: 0.5, rise: 0.12 }),
  blow: (voice) => tone(voice, { from: 130, to: 50, length: 0.16, volume: 0.5, type: 'sine' }),
};

/** A shot, and its hit when it comes there; a miss is softer, and nothing follows. */
export function playShot(shot: Shot, isHit: boolean, heard: Heard): void {
  const weight = Math.min(2, 0.7 + shot.damage / 15);
  const voice = voiceFor(weight * (isHit ? 1 : 0.5), heard, 0.6);
  if (!voice) return;
  SHOTS[lookOf(shot)](voice, drawnCount(shot));
  if (!isHit) return;
  const hit = { ...voice, at: voice.at + arrivalOf(shot) / 1000 };
  noise(hit, { length: 0.2, frequency: 500 / weight + 150, volume: 0.5 });
  tone(hit, { from: 80 / weight, to: 40, length: 0.22, volume: 0.4, type: 'sine' });
}

export function playBurst(kind: 'fall' | 'blast', heard: Heard): void {
  const isBlast = kind === 'blast';
  const voice = voiceFor(isBlast ? 2 : 1, heard, 0.8);
  if (!voice) return;
  noise(voice, { length: isBlast ? 0.7 : 0.25, frequency: isBlast ? 320 : 220, volume: 0.8 });
  tone(voice, { from: isBlast ? 70 : 55, to: 30, length: 0.4, volume: 0.7, type: 'sine' });
}

function voiceFor(weight: number, { pan }: Heard, length: number): Voice | null {
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime;
  busy = busy.filter((until) => until > at);
  if (busy.length >= MOST_VOICES) return null;
  busy.push(at + length);
  const panner = new StereoPannerNode(context, { pan: Math.max(-0.8, Math.min(0.8, pan)) });
  panner.connect(context.destination);
  return { context, into: panner, at, weight };
}

interface ToneShape {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly volume: number;
  readonly type: OscillatorType;
}

function tone(voice: Voice, { from, to, length, volume, type }: ToneShape): void {
  const { context, at } = voice;
  const oscillator = new OscillatorNode(context, { frequency: from, type });
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(fading(voice, length, volume));
  oscillator.start(at);
  oscillator.stop(at + length);
}

interface NoiseShape {
  readonly length: number;
  readonly frequency: number;
  readonly volume: number;
  /** Seconds until it is loudest. */
  readonly rise?: number;
}

function noise(voice: Voice, { length, frequency, volume, rise }: NoiseShape): void {
  const { context, at } = voice;
  const buffer = new AudioBuffer({
    length: Math.ceil(context.sampleRate * length),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency });
  source.connect(filter).connect(fading(voice, length, volume, rise));
  source.start(at);
}

function fading({ context, into, at, weight }: Voice, length: number, volume: number, rise = 0): GainNode {
  const loud = SOFT * volume * Math.min(1.4, weight);
  const gain = new GainNode(context, { gain: rise > 0 ? 0.0001 : loud });
  if (rise > 0) {
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  } else gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(into);
  return gain;
}
