/** Which cards a written trigger cannot do without: when they are gone for good, so is all it could do. */
import type { Bond, Needs } from '../definitions';
import type { Effect, Effects, Target } from './types';

const BONDS: readonly string[] = ['self', 'host', 'trigger'] satisfies Bond[];

/** For each of the effects the cards it needs; nothing if one of them may always find something to do. */
export function needsOf(effects: Effects): Needs | undefined {
  const needs = (Array.isArray(effects) ? effects : [effects]).map(needsOfOne);
  return needs.every((bonds) => bonds.length > 0) ? needs : undefined;
}

function needsOfOne(effect: Effect): Bond[] {
  const { destroy, return: returned, shuffle, move, place, addCounters, removeCounters, gainPower } = effect;
  const targets = [
    destroy,
    returned,
    shuffle,
    move?.what,
    place?.what,
    addCounters?.what,
    removeCounters?.what,
    gainPower?.what,
  ];
  const needs = targets.flatMap((target) => (target === undefined ? [] : bondOf(target)));
  return effect.if?.stillHere === undefined ? needs : [...needs, ...bondOf(effect.if.stillHere)];
}

/** The one card a target stands for, if it is always the same. */
function bondOf(target: Target): Bond[] {
  if (typeof target === 'string') return BONDS.includes(target) ? [target as Bond] : [];
  const { minion } = target;
  return typeof minion === 'object' && minion.is !== undefined ? bondOf(minion.is) : [];
}
