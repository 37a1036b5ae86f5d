import { Explained } from '../rules/explained.tsx';
import type { Rulebook } from '../rules/rule-address.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Complaint } from '../table/table-model.ts';

interface RefusalWordsProps {
  readonly game: Rulebook;
  readonly refusal: Complaint;
}

/** Why something cannot be done: the sentence, the rule behind it and the number that is too high. */
export function RefusalWords({ game, refusal: { message, rule, explanation } }: RefusalWordsProps) {
  return (
    <>
      {message}. {rule && <RuleLink game={game} rule={rule} />}{' '}
      {explanation && (
        <Explained explanation={explanation} measure="MP">
          {explanation.total} MP
        </Explained>
      )}
    </>
  );
}
