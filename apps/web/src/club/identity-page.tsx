import { LIMITS } from '@ironfield/client/api.ts';
import { useEffect, useState } from 'react';
import { linkTo } from '../router.ts';
import { reachServer } from '../sessions/server.ts';
import { ClubPage } from './club-page.tsx';
import { useMember } from './member.ts';
import { MemberCards } from './member-cards.tsx';
import { Newcomer } from './newcomer.tsx';
import { PhraseCard } from './phrase-card.tsx';

/** One's identity on this server: a guest, or somebody with a name and a recovery phrase. */
export function IdentityPage() {
  const member = useMember();
  /** Shown once; whoever leaves the page has seen it. */
  const [phrase, setPhrase] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void reachServer().then((reached) => setTrouble(reached.ok ? null : reached.error.message));
  }, []);
  return (
    <ClubPage
      title={member ? member.name : 'Your identity'}
      subtitle={member ? 'Your identity on this server.' : 'You play as a guest.'}
      back={linkTo()}
      backLabel="← Start"
    >
      {trouble !== null && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      {phrase !== null && <PhraseCard phrase={phrase} onClose={() => setPhrase(null)} />}
      {phrase === null &&
        (member ? (
          <MemberCards member={member} onPhrase={setPhrase} />
        ) : (
          <Newcomer onPhrase={setPhrase} longest={LIMITS.name} />
        ))}
    </ClubPage>
  );
}
