import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { AIR_STRIKES, type AirStrike, type ArmyList, SALVOS, type Salvo } from '../../cards/army-list.ts';
import { ARMIES } from '../../data/armies.ts';

const FORMAT = 'ironfield-gearblitz-support';

const asset = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('air strike'), type: z.enum(AIR_STRIKES) }),
  z.strictObject({ kind: z.literal('artillery'), type: z.enum(SALVOS) }),
]);

/** HGB-ARMY-06: one air strike or off-table salvo of an army. */
const supportFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1, { error: 'this version of the format is not known; a newer Ironfield may read it' }),
  army: z.string().max(40),
  asset,
});
export type SupportFile = z.infer<typeof supportFileSchema>;
export type Asset = SupportFile['asset'];

const supportFile = (army: string, bought: Asset): SupportFile => ({
  format: FORMAT,
  version: 1,
  army,
  asset: bought,
});

/** HGB-ARMY-06: everything that an army may call in. */
export const supportFilesOf = ({ id, airStrikes, artillery }: ArmyList): SupportFile[] =>
  filesOf(id, {
    airStrikes: AIR_STRIKES.filter((type) => airStrikes[type] !== undefined),
    artillery: SALVOS.filter((type) => artillery[type] !== undefined),
  });

/** The purchases, one by one. */
export const filesOf = (
  army: string,
  {
    airStrikes,
    artillery,
  }: { readonly airStrikes: readonly AirStrike[]; readonly artillery: readonly Salvo[] },
): SupportFile[] => [
  ...airStrikes.map((type) => supportFile(army, { kind: 'air strike', type })),
  ...artillery.map((type) => supportFile(army, { kind: 'artillery', type })),
];

export interface ReadSupport {
  readonly list: ArmyList;
  readonly asset: Asset;
  readonly tv: number;
}

export const isSupportFile = (json: unknown): boolean =>
  (json as { format?: unknown } | null | undefined)?.format === FORMAT;

/** Reads the support in a file, or says what is wrong with it. */
export function readSupport(json: unknown): Result<ReadSupport, readonly Reason[]> {
  const parsed = supportFileSchema.safeParse(json);
  if (!parsed.success)
    return refused(
      parsed.error.issues.map((issue) => ({
        message: `${issue.path.join('.') || 'file'}: ${issueWords(issue)}`,
      })),
    );
  const { army, asset: bought } = parsed.data;
  const list = ARMIES.find(({ id }) => id === army);
  if (!list) return refused([{ message: `army: there is no army "${army}"`, rule: 'HGB-ARMY-02' }]);
  const tv = bought.kind === 'artillery' ? list.artillery[bought.type] : list.airStrikes[bought.type];
  if (tv === undefined)
    return refused([
      { message: `asset: ${list.name} has no ${bought.type} ${bought.kind}`, rule: 'HGB-ARMY-06' },
    ]);
  return accepted({ list, asset: bought, tv });
}
