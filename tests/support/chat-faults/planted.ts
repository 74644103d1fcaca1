import type { Patch } from '../patched-build.ts'

/** A bug in a copy of the product, which knows nothing of it. */
export interface Planted {
  /** Pieces of the built server. */
  server?: readonly Patch[]
  /** Pieces of a source of the client, by its path. */
  client?: { source: string; patches: readonly Patch[] }
  /** What of the database held it off. */
  sql?: string
  /** What a run says of it. */
  found: RegExp
  /** It shows only where an agent goes for good. */
  mayDie?: boolean
  /** It shows only by this rule: the number of a seed chooses it. */
  rule?: 'least' | 'turns'
}

// every hundredth row and the one before it, at once: numbers stay whole, and each stands once
const swapping = `create function swap_two() returns trigger language plpgsql as $$ begin
  update chat_messages set seq = case when id = new.id then new.seq - 1 else new.seq end + 1000000
    where conversation_id = new.conversation_id and seq in (new.seq - 1, new.seq);
  update chat_messages set seq = seq - 1000000 where conversation_id = new.conversation_id and seq > 1000000;
  return null; end $$;
create trigger swap_two after insert on chat_messages for each row when (new.seq % 10 = 0) execute function swap_two()`

/** Bugs that a run has to find. */
export const plants = {
  'what is sent twice is stored twice': {
    server: [
      [
        'm.sender_uid = ${sender.uid} and m.client_id = ${clientId}',
        'm.sender_uid = ${sender.uid} and m.client_id = ${clientId} and false',
      ],
    ],
    sql: 'alter table chat_messages drop constraint chat_messages_sender_uid_client_id_key',
    found: /is kept 2 times and not 1/,
  },
  'reading leaves what is unread as it was': {
    server: [
      [
        'update chat_conversations set ${sideOf(reader)}_read_seq = last_seq\n',
        'update chat_conversations set ${sideOf(reader)}_read_seq = ${sideOf(reader)}_read_seq\n',
      ],
    ],
    found: /looks(?: at \d+)?, and has (?:\d+ unread|read \d+ of \d+)/,
  },
  'who is handed on has nobody': {
    server: [
      ['update chat_people set desk_uid = ${to} where uid = ${visitor}`', 'update chat_people set desk_uid = null where uid = ${visitor}`'],
    ],
    found: /^visitor \d+ has nobody/,
  },
  'a conversation stays with the agent of before': {
    server: [
      ['if (moving && there) await', 'if (false) await'],
      ['else if (moving) await', 'else if (false) await'],
    ],
    found: /was handed on, and what they said stays/,
  },
  'two messages have each other’s number': { sql: swapping, found: /shows at \d+ of \d+|was kept before what was written before it/ },
  'what waits is sent newest first': {
    client: {
      source: 'src/kefu/client/sender.ts',
      patches: [['outbox.list().find((message) => message.failed', 'outbox.list().findLast((message) => message.failed']],
    },
    found: /was kept before what was written before it/,
  },
  'what was missed is not read after a reconnect': {
    client: {
      source: 'src/kefu/client/client.ts',
      patches: [['if (options.hasHistory()) await readMissed', 'if (options.hasHistory() && attempt > 99) await readMissed']],
    },
    found: /shows at \d+ of \d+|shows \d+ of \d+/,
  },
  'what is on its way when a line breaks is forgotten': {
    client: {
      source: 'src/kefu/client/sender.ts',
      patches: [
        [
          'function halt() {\n    isOpen = false\n',
          'function halt() {\n    isOpen = false\n    if (current !== undefined) outbox.remove(current)\n',
        ],
      ],
    },
    found: /is kept 0 times and not 1/,
  },
  'who has an agent that is gone keeps them': {
    server: [['if (grace <= 0) return 0;', 'return 0;']],
    mayDie: true,
    found: /who is gone/,
  },
  'who has most visitors gets the next one': {
    server: [['least: sql`talking, random()`', 'least: sql`talking desc, random()`']],
    rule: 'least',
    found: /a newcomer/,
  },
  'whose turn it was last has the next one': {
    server: [['turns: sql`a.given_at nulls first, a.id`', 'turns: sql`a.given_at desc nulls last, a.id desc`']],
    rule: 'turns',
    found: /a newcomer/,
  },
} satisfies Record<string, Planted>

export type Plant = keyof typeof plants
