import { describe, expect, test } from 'vitest';
import { commandOfKey, durationOf, playback, startOf } from './playback.ts';

describe('playback', () => {
  test('runs to the end and stops there', () => {
    let state = playback(startOf(2), { type: 'toggle' });
    state = playback(state, { type: 'tick' });
    expect(state).toMatchObject({ index: 1, isPlaying: true });
    state = playback(state, { type: 'tick' });
    expect(state).toMatchObject({ index: 2, isPlaying: false });
  });

  test('begins anew when started at the end', () => {
    expect(playback(startOf(5, 5), { type: 'toggle' })).toMatchObject({ index: 0, isPlaying: true });
  });

  test('stops when somebody steps, and stays within the game', () => {
    const playing = playback(startOf(5, 3), { type: 'toggle' });
    expect(playback(playing, { type: 'step', by: 1 })).toMatchObject({ index: 4, isPlaying: false });
    expect(playback(playing, { type: 'step', by: -9 }).index).toBe(0);
    expect(playback(playing, { type: 'go', to: 99 }).index).toBe(5);
  });

  test('does not run on a tick that comes too late', () => {
    const paused = startOf(5, 3);
    expect(playback(paused, { type: 'tick' })).toBe(paused);
  });

  test('stays longer where there is more to read, shorter at speed', () => {
    expect(durationOf(4, 1)).toBeGreaterThan(durationOf(0, 1));
    expect(durationOf(4, 2)).toBe(durationOf(4, 1) / 2);
    expect(durationOf(1000, 1)).toBeLessThanOrEqual(4000);
  });

  test('knows its keys and leaves the others alone', () => {
    expect(commandOfKey('ArrowRight', 9)).toEqual({ kind: 'playback', action: { type: 'step', by: 1 } });
    expect(commandOfKey('End', 9)).toEqual({ kind: 'playback', action: { type: 'go', to: 9 } });
    expect(commandOfKey(' ', 9)).toEqual({ kind: 'playback', action: { type: 'toggle' } });
    expect(commandOfKey('PageDown', 9)).toEqual({ kind: 'turn', direction: 1 });
    expect(commandOfKey('q', 9)).toBeNull();
  });
});
