import { command } from '../line/command.ts';
import { ADMIN_ACTIONS, type AdminAction, adminOptions } from '../options/admin.ts';

export const admin = command({
  name: 'admin',
  summary: 'for those who run a server: ban, delete, restore, back up',
  about:
    'Works while the server runs: with PostgreSQL on the same database, otherwise through a socket in the data folder ' +
    'that only the user of the server may use. IRONFIELD_DATA and DATABASE_URL say where, as for serve. Nothing that it ' +
    'prints tells dice to come, or opens a seat. What was deleted can be restored for 30 days.',
  options: adminOptions,
  positionals: [
    {
      name: 'ACTION',
      summary:
        'see what there is, see one game or person, ban somebody, let them in again, delete a game or person, bring it ' +
        'back, close a report, copy the embedded database',
      choices: ADMIN_ACTIONS,
    },
    {
      name: 'WHAT',
      summary: 'list: games, people, reports or removed; backup: a new folder; otherwise an id',
    },
  ],
  examples: [
    { line: 'ironfield admin list games --search Friday', does: 'games with such a title' },
    { line: 'ironfield admin ban ID --days 7 --why "insults"', does: 'a week without an identity' },
    { line: 'ironfield admin backup /backups/today', does: 'while everybody plays on' },
  ],
  async run(terminal, values, [action, what]) {
    const { runAdmin } = await import('../admin/run.ts');
    return runAdmin(terminal, action as AdminAction, what, values);
  },
});
