/**
 * What travels between server and page, under the names the page uses; api.ts is generated from the server's
 * OpenAPI document. Things are named by their ids; words.ts turns them into text.
 */

import type { components } from './api';

type Schemas = components['schemas'];

export type Language = 'en' | 'cs' | 'fr' | 'ja';
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'fr', 'ja'];

export type Option = Schemas['Option'];
export type GameCard = Schemas['GameSummary'];
/** Everything the page must know of a game to name what it shows. */
export type GameDocument = Schemas['GameDocument'];
export type Seat = Schemas['Seat'];
export type TableRow = Schemas['TableLine'];
export type TableInfo = Schemas['TableDetails'];
export type NewTable = Schemas['TableBody'];
/** One event; `n` is the number of the step that caused it, as in the `seq` of a state. */
export type LogLine = Schemas['LogLine'];
export type Lesson = Schemas['Lesson'];
export type LessonStep = Schemas['LessonStep'];
export type Guide = Schemas['Guide'];
export type GuidePicture = Schemas['GuidePicture'];
export type GuideTip = Schemas['GuideTip'];
export type RuleLine = Schemas['RuleLine'];
/** The rules of a game, and the language they are in. */
export type RulesText = Schemas['RulesText'];
export type State = Schemas['State'];
/** How a state differs from the one before it. */
export type Change = Schemas['Change'];
/** What a choice gives up for good. */
export type Waived = Schemas['Waived'];
export type Prompt = Schemas['Prompt'];
/** What differs from one moment of the past to another. */
export type Moment = Schemas['Moment'];
/** Somebody at an organised table, and what may be done about it. */
export type Crews = Schemas['Crews'];
export type Person = Schemas['PersonDetails'];
export type NewPerson = Schemas['PersonBody'];
export type PersonChange = Schemas['PersonChange'];
export type Role = Person['role'];
export const ROLES: readonly Role[] = ['captain', 'officer', 'member'];
/** The timer of planning at an organised table. */
export type Round = Schemas['Round'];
export type TimerOrder = Schemas['TimerBody'];
/** What the organiser shows on all screens, and what may be wished of it. */
export type Stage = Schemas['Stage'];
export type StageWish = Schemas['StageBody'];
/** The end of a day or of the game. */
export type Ceremony = Schemas['Ceremony'];
export type SavedTurn = Schemas['SavedTurn'];
export type Announcement = Omit<Schemas['Announce'], 't'>;
export type Analysis = Schemas['AnalysisProgress'];
export type LuckRow = Schemas['LuckRow'];
export type ChancePoint = Schemas['ChancePoint'];
export type Me = Schemas['Me'];
export type Profile = Schemas['Profile'];
export type Balance = Schemas['Balance'];
export type ArchivedGame = Schemas['ArchivedGame'];
export type TournamentLine = Schemas['TournamentLine'];
export type Tournament = Schemas['TournamentDetails'];
export type TournamentGame = Schemas['GameLine'];
/** A browser in which one is signed in. */
export type SessionLine = Schemas['SessionDetails'];
/** How a table ended without a result, and that somebody asks for it. */
export type Ended = Schemas['Ended'];
export type Pause = Schemas['Pause'];
export type Absence = Schemas['AbsenceDetails'];
export type ReportLine = Schemas['ReportLine'];
export type AuditLine = Schemas['AuditLine'];
export type SharedReplay = Schemas['SharedReplay'];
export type Standing = Schemas['Standing'];
export type EndOffer = Schemas['EndOffer'];
export type TakebackRequest = Schemas['TakebackRequest'];
export type Rematch = Schemas['Rematch'];
export type Revoked = Schemas['Revoked'];
/** What the lobby lists. */
export type Challenge = Schemas['Challenge'];
export type NewChallenge = Schemas['ChallengeBody'];
export type PublicTable = Schemas['PublicTable'];
export type Counts = Schemas['Counts'];
export type Pace = Schemas['Pace'];
/** What one is told of, and on which channels. */
export type NotificationSettings = Schemas['NotificationSettings'];
export type NotificationChoice = Schemas['NotificationBody'];
export const EVENTS = ['turn', 'clock', 'challenge', 'invitation', 'mention'] as const;
export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type NotifyEvent = (typeof EVENTS)[number];
export type Channel = (typeof CHANNELS)[number];
export type Status = PublicTable['status'];

/** An id, a number, or a list of either. */
export type Value = LogLine['args'][number];
export type View = State['view'];
export type Odds = NonNullable<State['odds']>;
export type Arguments = Record<string, string | number>;

export type ChatLine = Omit<Schemas['ChatTold'], 't'>;

export type ServerMessage =
  | State
  | Change
  | Schemas['Ack']
  | Schemas['RefusedPlay']
  | Schemas['Stale']
  | Schemas['WhyNot']
  | Schemas['ChatTold']
  | Schemas['Announce']
  | Schemas['StorageTold']
  | Schemas['Pong']
  | Schemas['Failed'];

export type LobbyMessage =
  | Schemas['LobbyState']
  | Schemas['LobbyChange']
  | Schemas['OwnChallenges']
  | Schemas['Matched']
  | Schemas['Pong']
  | Schemas['Failed'];

export type ClientMessage =
  Schemas['Play'] | Schemas['Look'] | Schemas['Why'] | Schemas['Chat'] | Schemas['Ping'];
