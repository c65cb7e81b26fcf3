/** Plays a sound, if the player wants sounds and has touched the page, without which browsers stay silent. */
import { settings } from '../app/settings';
import { type Cue, type Note, RECIPES } from './recipes';

const VOLUME = 0.35;

/** The same sound twice within this many seconds is one. */
const TOO_SOON = 0.08;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const lastPlayed = new Map<Cue, number>();

export function cue(name: Cue): void {
  if (!settings.peek().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime, state } = context;
  if (state === 'suspended') void context.resume();
  if (currentTime - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < TOO_SOON) return;
  lastPlayed.set(name, currentTime);
  for (const note of RECIPES[name]) play(context, note, currentTime + note.at);
}

function play(audio: AudioContext, note: Note, start: number): void {
  const end = start + note.for;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(note.loud * VOLUME, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0005, end);
  loudness.connect(audio.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(note.pitch, start);
    if (note.to !== undefined) pitch.exponentialRampToValueAtTime(note.to, end);
  };
  if (note.wave === 'noise') {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = noise ??= noiseIn(audio);
    filter.type = 'bandpass';
    glide(filter.frequency);
    source.connect(filter).connect(loudness);
    source.start(start);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = note.wave;
    glide(source.frequency);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

function noiseIn(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
