import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { type Carrier, named } from './names.ts';

const sphere: Carrier = { kind: 'other', techBase: 'IS' };
const clan: Carrier = { kind: 'other', techBase: 'Clan' };
const suits: Carrier = { kind: 'battleArmor', techBase: 'IS' };

rule('MT-CONS-09', 'The same name means what the carrier can have', () => {
  expect(named('ER PPC', sphere)?.item.id).toBe('is-er-ppc');
  expect(named('ER PPC', clan)?.item.id).toBe('clan-er-ppc');
  expect(named('Small Laser', sphere)?.item.id).toBe('is-small-laser');
  expect(named('Small Laser', suits)?.item.flags.has('battleArmor')).toBe(true);
});

rule('MT-CONS-09', 'What the Clans do not build, they take from the Inner Sphere', () => {
  expect(named('Medium Laser', clan)?.item.id).toBe('is-medium-laser');
});

rule('MT-CONS-09', 'Marks come off the name and count', () => {
  expect(named('ISMediumLaser (R) (omnipod)', sphere)).toMatchObject({
    item: { id: 'is-medium-laser' },
    isRear: true,
  });
  expect(named('(R) (B) ISERPPC', sphere)).toMatchObject({ item: { id: 'is-er-ppc' }, isRear: true });
  expect(named('ISERPPC (armored)', sphere)).toMatchObject({ isArmored: true, isRear: false });
  expect(named('CLERPPC:OMNI', sphere)?.item.id).toBe('clan-er-ppc');
  expect(named('IS Ammo AC/5:40', sphere)).toMatchObject({ item: { family: 'ac' }, shots: 40 });
  expect(named('Cargo (0.5 tons)', sphere)).toMatchObject({ item: { id: 'any-cargo' }, size: 0.5 });
});

rule('MT-CONS-09', 'Case, spaces and hyphens do not matter, and a missing base is put in front', () => {
  expect(named('is medium-laser', sphere)?.item.id).toBe('is-medium-laser');
  expect(named('GuardianECMSuite', sphere)?.item.id).toBe('is-guardian-ecm-suite');
});

test('a bin that is known with its number is that bin', () => {
  expect(named('ISMG Ammo (100)', sphere)).toMatchObject({ item: { id: 'is-half-machine-gun-ammo' } });
  expect(named('ISMG Ammo (100)', sphere)?.shots).toBeUndefined();
});

test('nothing is guessed', () => expect(named('Medium Lasser', sphere)).toBeNull());
