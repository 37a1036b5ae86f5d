import { expect, test } from 'vitest';
import { z } from 'zod';
import { battleforce2 } from './game.ts';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** How much of everything an order may hold: `shell.at: text of 8`, `fire.attacks: list of 12`. */
function limits(schema: JsonSchema, path: string): string[] {
  const below = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((one) => limits(one, path));
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    limits(inner, path ? `${path}.${key}` : key),
  );
  const items = schema.items ? limits(schema.items, path) : [];
  const own =
    schema.const !== undefined
      ? []
      : schema.enum
        ? [`one of ${schema.enum.join(' ')}`]
        : schema.type === 'string'
          ? [`text of ${schema.maxLength}`]
          : schema.type === 'array'
            ? [`list of ${schema.maxItems}`]
            : schema.type === 'integer'
              ? [`${schema.minimum} to ${schema.maximum}`]
              : [];
  return [...own.map((limit) => `${path}: ${limit}`), ...below, ...inside, ...items];
}

test('No order is longer than the game needs: hexes, units, lists', () => {
  const orders = (z.toJSONSchema(battleforce2.orderSchema) as JsonSchema).oneOf!;
  const all = orders.flatMap((order) => limits(order, String(order.properties!.type.const)));
  const usual = /: (text of 8|0 to 1023|list of 12|one of 0 1 2 3 4 5|one of north south east west)$/;
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((limit) => !usual.test(limit))).toEqual([
    'move.way: one of ground jump bridge high climb',
    'fire.attacks.overheat: 0 to 9',
    'fire.attacks.withhold: 0 to 99',
    'attack-hex.aim: text of 30',
    'attack-hex.attacks.overheat: 0 to 9',
    'withhold.hits.withhold: 0 to 99',
    'deploy-off-board.box: 0 to 8',
    'support-move.space: 0 to 41',
    'designate.targets: list of 1024',
    'shell.overheat: 0 to 9',
    'shell-unit.overheat: 0 to 9',
    'guide.missiles: list of 1024',
    'arm.loads: list of 1024',
    'arm.loads.explosive: 0 to 4',
    'arm.loads.cluster: 0 to 4',
    'arm.loads.inferno: 0 to 4',
    'arm.loads.mines: 0 to 4',
    'fly.to: text of 20',
    'land.where: one of here runway',
    'strafe.hexes: 1 to 99',
    'bomb.hexes: 1 to 8',
    'bomb.drops: list of 8',
    'bomb.drops.hex: 1 to 8',
    'bomb.drops.explosive: 0 to 8',
    'bomb.drops.cluster: 0 to 8',
    'bomb.drops.inferno: 0 to 8',
    'bomb.drops.mines: 0 to 8',
    'arm-thunder.elements: list of 1024',
    'hide-off-board.box: 0 to 8',
    'place-ecm.units: list of 1024',
    'target.objective: 0 to 9',
  ]);
});
