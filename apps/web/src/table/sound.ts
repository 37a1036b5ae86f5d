// Small sounds made of nothing but oscillators and noise; off until somebody wants them.

let audio: AudioContext | undefined;

const SOUNDS = {
  hit: (context: AudioContext, now: number) => {
    noise(context, now, 0.25, 500, 0.25);
    tone(context, now, 70, 0.25, 0.3);
  },
  miss: (context: AudioContext, now: number) => noise(context, now, 0.2, 3000, 0.04),
} as const;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  SOUNDS[sound](audio, audio.currentTime);
}

function tone(context: AudioContext, at: number, frequency: number, length: number, volume: number): void {
  const oscillator = new OscillatorNode(context, { frequency });
  oscillator.connect(fading(context, at, length, volume));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function noise(context: AudioContext, at: number, length: number, frequency: number, volume: number): void {
  const buffer = new AudioBuffer({
    length: Math.ceil(context.sampleRate * length),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency });
  source.connect(filter).connect(fading(context, at, length, volume));
  source.start(at);
}

function fading(context: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(context, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
