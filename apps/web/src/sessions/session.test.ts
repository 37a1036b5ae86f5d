import { expect, test } from 'vitest';
import { following, type Snapshot } from './session.ts';

const snapshotOf = (table: object, waiting: readonly number[], viewer = 0) =>
  ({
    summary: { waiting },
    viewer,
    view: { viewer, waiting, outcome: null, table },
  }) as unknown as Snapshot;

const former = snapshotOf({ setup: { map: 'large' }, turn: 3 }, [0, 1]);

test('Every snapshot of a game has the same setup', () => {
  const next = following(snapshotOf({ setup: { map: 'large' }, turn: 4 }, [1]), former);
  expect(next.view.table).toEqual({ setup: { map: 'large' }, turn: 4 });
  expect((next.view.table as { setup: object }).setup).toBe((former.view.table as { setup: object }).setup);
  const alone = snapshotOf({ turn: 4 }, [0]);
  expect(following(alone, null)).toBe(alone);
  expect(following(alone, snapshotOf({ turn: 3 }, [0]))).toEqual(alone);
});

test('The table is the former one as long as only others have decided, but not for another viewer', () => {
  const answered = following(snapshotOf({ setup: { map: 'large' }, turn: 3 }, [0]), former);
  expect(answered.view.table).toBe(former.view.table);
  expect(answered.view.waiting).toEqual([0]);
  const handedOver = following(snapshotOf({ setup: { map: 'large' }, turn: 3 }, [0, 1], 1), former);
  expect(handedOver.view.table).not.toBe(former.view.table);
});
