import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import { FACINGS as FACING_NAMES } from '@ironfield/battleforce-qs/text.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import { type ReactNode, useState } from 'react';
import { Explained } from '../../rules/explained.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { ActionBar, SuggestButton } from '../../table/action-bar.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { Icon } from '../../ui/icons.tsx';
import { chanceOfTwoDice } from '../../ui/odds.ts';
import { orderOf, type Plan } from './plan.ts';
import { type Question, wordFor } from './question.ts';

interface DecideBarProps {
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly field: Battlefield;
  readonly question: Question;
  readonly plan: Plan;
  /** The hex under the pointer, by its printed number. */
  readonly pointed: string | null;
  onUndo: (() => void) | undefined;
  onSuggest: (() => void) | undefined;
  onTurn(steps: number): void;
  onCommit(): void;
}

/** What is asked, what the plan amounts to, and the button that makes it so. */
export function DecideBar(props: DecideBarProps) {
  const { game, model, question, plan } = props;
  const rule = model.menu?.rule;
  const title = (
    <>
      {model.menu?.prompt} {rule && <RuleLink game={game} rule={rule} />}
    </>
  );
  const warning = model.refusal && (
    <>
      {model.refusal.message}. {model.refusal.rule && <RuleLink game={game} rule={model.refusal.rule} />}
    </>
  );
  if (question.kind === 'choice') {
    return (
      <ActionBar
        title={title}
        warning={warning}
        secondary={question.choices.map(({ value, label }) => (
          <button
            key={String(value)}
            type="button"
            className="button"
            onClick={() => model.submit({ type: question.type, [question.name]: value } as { type: string })}
          >
            {label ?? wordFor(value)}
          </button>
        ))}
      />
    );
  }
  const isComplete = orderOf(plan, question) !== null;
  return (
    <ActionBar
      title={title}
      text={planText(props)}
      warning={warning}
      secondary={<Secondary {...props} />}
      primary={
        <button
          type="button"
          className={`button primary ${isHoldingFire(question, plan) ? 'hushed' : ''}`}
          disabled={!isComplete}
          title="Enter"
          onClick={props.onCommit}
        >
          {commitText(question, plan)} <kbd>⏎</kbd>
        </button>
      }
    />
  );
}

function Secondary({ question, plan, model, onUndo, onSuggest, onTurn }: DecideBarProps) {
  const canTurn = question.kind === 'placement' && plan.to !== null;
  const canLeave =
    question.kind === 'placement' && plan.unit !== null && question.leavers.has(plan.unit) && !canTurn;
  return (
    <>
      {canTurn && (
        <>
          <button
            type="button"
            className="button icon-button"
            title="Turn left (Q)"
            aria-label="Turn left"
            onClick={() => onTurn(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="button icon-button"
            title="Turn right (E)"
            aria-label="Turn right"
            onClick={() => onTurn(1)}
          >
            <Icon name="right" />
          </button>
        </>
      )}
      {canLeave && (
        <LeaveButton
          key={plan.unit}
          onLeave={() => model.submit({ type: 'leave', unit: plan.unit } as { type: string })}
        />
      )}
      {onUndo && (
        <button
          type="button"
          className="button icon-button"
          title="Take a step back (Esc)"
          aria-label="Undo"
          onClick={onUndo}
        >
          <Icon name="undo" />
        </button>
      )}
      {onSuggest && <SuggestButton onSuggest={onSuggest} />}
    </>
  );
}

/** Leaving cannot be taken back, so it takes two presses. */
function LeaveButton({ onLeave }: { onLeave(): void }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button danger"
      title="The Unit leaves the map and counts as destroyed"
      onClick={isSure ? onLeave : () => setSure(true)}
      onBlur={() => setSure(false)}
    >
      {isSure ? 'Really leave' : 'Leave map…'}
    </button>
  );
}

/** To let all attacks go by is allowed, but not what the screen should urge anybody to do. */
function isHoldingFire(question: Question, plan: Plan): boolean {
  return question.kind === 'attacks' && question.attackers.size > 0 && plan.attacks.size === 0;
}

function commitText(question: Question, plan: Plan): string {
  switch (question.kind) {
    case 'placement':
      return question.type === 'deploy' ? 'Deploy here' : 'Move here';
    case 'counter':
      return 'Place here';
    case 'attacks':
      return plan.attacks.size === 0
        ? 'Hold fire'
        : `Declare ${plan.attacks.size} ${plan.attacks.size === 1 ? 'attack' : 'attacks'}`;
    default:
      return 'Confirm';
  }
}

function planText({ field, question, plan, pointed }: DecideBarProps): ReactNode {
  switch (question.kind) {
    case 'placement': {
      if (plan.unit === null) return null;
      const mover = question.units.get(plan.unit);
      const name = field.unitSheets[plan.unit]!.name;
      const hex = plan.to ?? pointed;
      const choice = hex === null ? undefined : mover?.hexes.get(hex);
      if (!choice)
        return `${name}: choose a hex inside the border${question.units.size > 1 ? ', or another Unit' : ''}.`;
      const facing = plan.to !== null ? `, facing ${FACING_NAMES[plan.facing]}` : '';
      const mp = mover?.choice.explanation?.total;
      return (
        <>
          {name} → {hex}
          {facing}
          {choice.explanation && (
            <>
              {' · '}
              <Explained
                explanation={choice.explanation}
                measure={choice.measure}
                title={`${name} to ${hex}`}
              >
                {choice.explanation.total}
              </Explained>
              {mp !== undefined && ` of ${mp} MP`}
            </>
          )}
        </>
      );
    }
    case 'counter':
      return plan.to === null ? 'Choose a hex inside the border.' : `In hex ${plan.to}.`;
    case 'attacks': {
      const name = plan.unit === null ? 'your Unit' : field.unitSheets[plan.unit]!.name;
      const open = [...question.attackers.keys()].filter((attacker) => !plan.attacks.has(attacker)).length;
      if (plan.attacks.size === 0)
        return `Choose an enemy Unit on the map for ${name}, or a target for each Element on its sheet.`;
      const hits = [...plan.attacks].reduce((sum, [attacker, { target }]) => {
        const number = question.attackers.get(attacker)?.targets.get(target)?.explanation?.total;
        return sum + (number === undefined ? 0 : chanceOfTwoDice(number));
      }, 0);
      return `${hits.toFixed(1)} hits to be expected${open > 0 ? `; ${open} more could attack` : ''}.`;
    }
    default:
      return null;
  }
}
