import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect } from 'vitest';
import { gearblitz } from '../game.ts';
import { roomyDeployments } from '../rules/terrain/room.ts';

rule(['HGB-SETUP-01', 'HGB-DEPLOY-02'], 'Every battle can be set up, with room for all in every zone', () => {
  for (const { id } of gearblitz.scenarios) {
    const setup = scenarioSetup(gearblitz, id);
    if (!setup.ok) throw new Error(setup.error[0].message);
    expect(checkSetup(gearblitz, JSON.parse(JSON.stringify(setup.value))), id).toMatchObject({ ok: true });
    expect(roomyDeployments(setup.value), id).toContain('skirmish line');
  }
});
