/** Requests to the server. A failed one throws a Problem that names a message of the page's text. */

import type { components, paths } from './api';
import { newId } from './socket';
import type {
  Arguments,
  Language,
  NewChallenge,
  NewPerson,
  NewTable,
  NotificationChoice,
  PersonChange,
  Revoked,
  StageWish,
  Status,
  TimerOrder,
} from './wire';

type Schemas = components['schemas'];

export class Problem extends Error {
  constructor(
    readonly id: string,
    readonly args: Arguments = {},
    readonly status = 0,
  ) {
    super(id);
  }
}

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Has<Method extends string> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: { 200: unknown } }> ? Path : never;
}[keyof paths];
type Answer<Path extends keyof paths, Method extends 'get' | 'post'> =
  paths[Path] extends Record<Method, { responses: { 200: infer Found } }> ? Json<Found> : never;
type Sent<Path extends keyof paths> =
  paths[Path] extends Record<'post', { requestBody: infer Body }> ? Json<Body> : Record<string, never>;

/** What stands in braces in a path, and the query. */
type Parts = Record<string, string | number>;

function fill(path: string, parts: Parts): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(parts)) {
    const place = `{${name}}`;
    if (filled.includes(place)) filled = filled.replace(place, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  return query.size ? `${filled}?${query}` : filled;
}

/**
 * The names under which requests were sent whose outcome is not known. The same request, sent again, goes
 * under the same name, and the server does it once.
 */
const unanswered = new Map<string, string>();

type Method = 'POST' | 'PATCH' | 'DELETE';

async function request(
  path: string,
  parts: Parts,
  body?: unknown,
  method: Method = 'POST',
): Promise<Response> {
  const address = fill(path, parts);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const key = `${method} ${address} ${text}`;
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': unanswered.get(key) ?? newId() };
  const sent = text === undefined ? { method: 'GET' } : { method, headers, body: text };
  if (text !== undefined) unanswered.set(key, headers['Idempotency-Key']);
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin', ...sent });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // what fetch throws when nobody answers
    throw new Problem('page-unreachable');
  }
  if (response.status < 500) unanswered.delete(key);
  if (!response.ok) throw await problem(response);
  return response;
}

async function problem(response: Response): Promise<Problem> {
  const text = await response.text();
  try {
    const { error, args } = JSON.parse(text) as { error?: string; args?: Arguments };
    if (error) return new Problem(error, args ?? {}, response.status);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return new Problem('page-server-trouble', { status: String(response.status) }, response.status);
}

async function get<Path extends Has<'get'>>(path: Path, parts: Parts = {}): Promise<Answer<Path, 'get'>> {
  return (await (await request(path, parts)).json()) as Answer<Path, 'get'>;
}

async function post<Path extends Has<'post'>>(
  path: Path,
  body: Sent<Path>,
  parts: Parts = {},
): Promise<Answer<Path, 'post'>> {
  return (await (await request(path, parts, body)).json()) as Answer<Path, 'post'>;
}

export const api = {
  games: () => get('/api/games'),
  game: (slug: string) => get('/api/games/{slug}', { slug }),
  seats: (slug: string, options: Record<string, string>) =>
    post('/api/games/{slug}/seats', { options }, { slug }),
  text: async (slug: string, language: Language) =>
    (await request('/api/text/{slug}/{language}', { slug, language })).text(),
  checkMap: (slug: string, text: string) => post('/api/games/{slug}/map/check', { text }, { slug }),
  makeMap: (slug: string, seed: number, sizes: Record<string, number>) =>
    post('/api/games/{slug}/map/make', { seed, sizes }, { slug }),
  rules: (slug: string, language: Language) => get('/api/rules/{slug}', { slug, language }),

  lesson: (slug: string, name: string) => get('/api/lessons/{slug}/{name}', { slug, name }),
  playLesson: (slug: string, name: string) => post('/api/lessons/{slug}/{name}/table', {}, { slug, name }),

  guide: (slug: string) => get('/api/guides/{slug}', { slug }),
  playGuided: (slug: string) => post('/api/guides/{slug}/table', {}, { slug }),

  me: () => get('/api/me'),
  setName: (name: string) => post('/api/me', { name }),
  register: (login: string, password: string) => post('/api/account', { login, password }),
  login: (login: string, password: string) => post('/api/login', { login, password }),
  logout: () => post('/api/logout', {}),
  changePassword: (old: string, fresh: string) => post('/api/account/password', { old, new: fresh }),
  askForNewPassword: (who: string) => post('/api/account/forgotten', { who }),
  resetPassword: (token: string, password: string) => post('/api/account/reset', { token, password }),
  deleteAccount: (password: string) => post('/api/account/delete', { password }),
  sessions: () => get('/api/me/sessions'),
  endSession: (session_id: string) => request('/api/me/sessions/{session_id}', { session_id }, {}, 'DELETE'),
  signOutEverywhere: () => request('/api/me/sessions', {}, {}, 'DELETE'),
  ownData: async () => (await request('/api/me/export', {})).text(),
  preferences: () => get('/api/me/preferences'),
  keepPreferences: (chosen: Schemas['PreferencesBody']) => post('/api/me/preferences', chosen),

  notifications: () => get('/api/me/notifications'),
  setNotifications: (chosen: NotificationChoice) => post('/api/me/notifications', chosen),
  testNotifications: () => post('/api/me/notifications/test', {}),
  addBrowser: (made: Schemas['PushBody']) => post('/api/me/push', made),
  removeBrowser: (endpoint: string) => post('/api/me/push/end', { endpoint }),
  confirmMail: (token: string) => post('/api/mail/confirm', { token }),
  stopMail: (code: string) => request('/unsubscribe/{code}', { code }, {}),

  publicTables: (status: Status, game: string, page: number) =>
    get('/api/lobby/tables', { status, game, page }),
  offer: (challenge: NewChallenge) => post('/api/challenges', challenge),
  playAnybody: (game: string) => post('/api/challenges/anybody', { game }),
  accept: (challenge_id: string) => post('/api/challenges/{challenge_id}/accept', {}, { challenge_id }),
  takeBack: async (challenge_id: string) =>
    (await (
      await request('/api/challenges/{challenge_id}', { challenge_id }, {}, 'DELETE')
    ).json()) as Schemas['TakenBack'],
  sit: (table_id: string, seat: string) => post('/api/tables/{table_id}/sit', { seat }, { table_id }),

  profile: (who: string) => (who ? get('/api/people/{who}', { who }) : get('/api/me/profile')),
  archive: (who: string, wanted: Record<string, string | number>) =>
    get('/api/people/{who}/games', { who, ...wanted }),

  balance: (slug: string) => get('/api/games/{slug}/balance', { slug }),

  blocks: () => get('/api/me/blocks'),
  block: (who: string) => post('/api/people/{who}/block', {}, { who }),
  unblock: (who: string) => post('/api/people/{who}/unblock', {}, { who }),
  report: (who: string, reason: string) => post('/api/people/{who}/report', { reason }, { who }),
  reportLine: (table_id: string, n: number, reason: string) =>
    post('/api/tables/{table_id}/report', { n, reason }, { table_id }),
  reports: () => get('/api/moderation/reports'),
  settleReport: (report_id: string) => post('/api/moderation/reports/{report_id}/settle', {}, { report_id }),
  audit: (page: number) => get('/api/moderation/audit', { page }),
  standing: (who: string) => get('/api/moderation/people/{who}', { who }),
  mute: (who: string, mute: Schemas['MuteBody']) => post('/api/moderation/people/{who}/mute', mute, { who }),
  renamePerson: (who: string, wish: Schemas['RenameBody']) =>
    post('/api/moderation/people/{who}/rename', wish, { who }),
  giveRole: (who: string, wish: Schemas['RoleBody']) =>
    post('/api/moderation/people/{who}/role', wish, { who }),
  closeTable: (table_id: string, why: Schemas['CloseBody']) =>
    post('/api/moderation/tables/{table_id}/close', why, { table_id }),
  inviteMember: (member: Schemas['InviteBody']) => post('/api/moderation/invitations', member),

  replay: (table_id: string) => get('/api/replays/{table_id}', { table_id }),
  replayMoments: (table_id: string, first: number, count: number) =>
    get('/api/replays/{table_id}/moments', { table_id, first, count }),

  tournaments: async () => (await get('/api/tournaments')).tournaments,
  tournament: (tournament_id: string) => get('/api/tournaments/{tournament_id}', { tournament_id }),
  makeTournament: (made: Schemas['TournamentBody']) => post('/api/tournaments', made),
  enterTournament: (tournament_id: string) =>
    post('/api/tournaments/{tournament_id}/enter', {}, { tournament_id }),
  addBot: (tournament_id: string, bot: string) =>
    post('/api/tournaments/{tournament_id}/bots', { bot }, { tournament_id }),
  withdraw: (tournament_id: string, entrant: string) =>
    post('/api/tournaments/{tournament_id}/withdraw', { entrant }, { tournament_id }),
  startTournament: (tournament_id: string) =>
    post('/api/tournaments/{tournament_id}/start', {}, { tournament_id }),
  endTournament: (tournament_id: string) =>
    post('/api/tournaments/{tournament_id}/end', {}, { tournament_id }),
  settle: (tournament_id: string, decision: Schemas['SettleBody']) =>
    post('/api/tournaments/{tournament_id}/games', decision, { tournament_id }),

  tables: () => get('/api/tables'),
  table: (table_id: string) => get('/api/tables/{table_id}', { table_id }),
  tableGame: (table_id: string) => get('/api/tables/{table_id}/game', { table_id }),
  create: (table: NewTable) => post('/api/tables', table),
  invite: (table_id: string, seat: string, login?: string) =>
    post('/api/tables/{table_id}/invitations', { seat, ...(login && { login }) }, { table_id }),
  inviteSpectators: (table_id: string) => post('/api/tables/{table_id}/spectators', {}, { table_id }),
  revokeSpectators: async (table_id: string, watchers: boolean) => {
    const parts = { table_id, watchers: String(watchers) };
    return (await (
      await request('/api/tables/{table_id}/spectators', parts, {}, 'DELETE')
    ).json()) as Revoked;
  },
  join: (token: string) => post('/api/join', { token }),
  joinByCode: (code: string) => post('/api/join', { code }),
  watch: (token: string) => post('/api/watch', { token }),
  moments: async (table_id: string, first: number, count: number, as: string) =>
    (await get('/api/tables/{table_id}/moments', { table_id, first, count, as })).moments,
  log: async (table_id: string, as: string) =>
    (await get('/api/tables/{table_id}/log', { table_id, as })).add,
  export: async (table_id: string) => {
    const response = await request('/api/tables/{table_id}/export', { table_id });
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { text: await response.text(), name: name ?? `${table_id}.jsonl` };
  },
  import: (record: string) => post('/api/import', { record }),
  fork: (table_id: string, n: number) => post('/api/tables/{table_id}/fork', { n }, { table_id }),
  rematch: (table_id: string) => post('/api/tables/{table_id}/rematch', {}, { table_id }),
  declineRematch: (table_id: string) => post('/api/tables/{table_id}/rematch/decline', {}, { table_id }),
  changeSeats: (table_id: string, seats: Record<string, string>) =>
    post('/api/tables/{table_id}/seats', { seats }, { table_id }),
  invitation: (token: string) => post('/api/invitation', { token }),
  analysis: (table_id: string) => get('/api/tables/{table_id}/analysis', { table_id }),
  analyse: (table_id: string) => post('/api/tables/{table_id}/analysis', {}, { table_id }),
  cancelAnalysis: (table_id: string) => post('/api/tables/{table_id}/analysis/cancel', {}, { table_id }),
  hint: (table_id: string, seat: string) => post('/api/tables/{table_id}/hint', { seat }, { table_id }),
  crews: (table_id: string) => get('/api/tables/{table_id}/crews', { table_id }),
  newCode: (table_id: string, seat: string) =>
    post('/api/tables/{table_id}/crews/{seat}/code', {}, { table_id, seat }),
  newWatchCode: (table_id: string) => post('/api/tables/{table_id}/watch-code', {}, { table_id }),
  handOut: (table_id: string, person: string) =>
    post('/api/tables/{table_id}/people/{person}/code', {}, { table_id, person }),
  addPerson: (table_id: string, person: NewPerson) =>
    post('/api/tables/{table_id}/people', person, { table_id }),
  changePerson: (table_id: string, person: string, change: PersonChange) =>
    request('/api/tables/{table_id}/people/{person}', { table_id, person }, change, 'PATCH'),
  removePerson: (table_id: string, person: string) =>
    request('/api/tables/{table_id}/people/{person}', { table_id, person }, {}, 'DELETE'),
  giveName: (table_id: string, kind: string, id: string, name: string) =>
    request('/api/tables/{table_id}/names', { table_id }, { kind, id, name: name || null }, 'PATCH'),
  timer: (table_id: string, order: TimerOrder) => post('/api/tables/{table_id}/timer', order, { table_id }),
  stage: (table_id: string, wish: StageWish) => post('/api/tables/{table_id}/stage', wish, { table_id }),
  ceremony: (table_id: string) => get('/api/tables/{table_id}/ceremony', { table_id }),
  announce: (table_id: string, text: string) =>
    post('/api/tables/{table_id}/announce', { text }, { table_id }),
  turns: (table_id: string) => get('/api/tables/{table_id}/turns', { table_id }),
  returnTo: (table_id: string, n: number) => post('/api/tables/{table_id}/return', { n }, { table_id }),
  end: (table_id: string) => post('/api/tables/{table_id}/end', {}, { table_id }),
  setDelay: (table_id: string, delay: Schemas['DelayBody']) =>
    post('/api/tables/{table_id}/delay', delay, { table_id }),
  orderPass: (table_id: string, order: Schemas['PassBody']) =>
    post('/api/tables/{table_id}/passes', order, { table_id }),
  notes: (table_id: string) => get('/api/tables/{table_id}/notes', { table_id }),
  keepNotes: (table_id: string, text: string) => post('/api/tables/{table_id}/notes', { text }, { table_id }),
  absence: () => get('/api/me/absence'),
  goAway: (absence: Schemas['AbsenceBody']) => post('/api/me/absence', absence),
  comeBack: () => post('/api/me/absence/end', {}),
  pause: (table_id: string) => post('/api/tables/{table_id}/pause', {}, { table_id }),
  declinePause: (table_id: string) => post('/api/tables/{table_id}/pause/decline', {}, { table_id }),
  endPause: (table_id: string) => post('/api/tables/{table_id}/pause/end', {}, { table_id }),
  declineEnd: (table_id: string) => post('/api/tables/{table_id}/end/decline', {}, { table_id }),
};
