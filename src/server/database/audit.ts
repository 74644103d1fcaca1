import type pg from 'pg'

/**
 * Tables whose writes are not recorded, each with its reason. Every other table is, as soon as it exists: what a later
 * migration adds cannot be forgotten.
 */
export const unaudited: Readonly<Record<string, string>> = {
  migrations: 'their text is hashed already',
  audit_calls: 'the log itself',
  audit_changes: 'the log itself',
  audit_seals: 'the log itself',
  audit_waiting: 'the log itself',
  sessions: 'hashes of tokens; signing in changes the account, which is recorded',
  sign_in_failures: 'counted for minutes, then thrown away',
  sign_in_places: 'where somebody signed in from; signing in changes the account, which is recorded',
  captchas: 'answers that live for minutes',
  chat_visitor_tokens: 'hashes of tokens',
  chat_scans: 'codes that live for minutes; the session that one opens says itself who came',
  chat_transfers: 'each is kept for good and says itself who handed whom to whom',
  chat_endings: 'each is kept for good and says itself who ended what',
  chat_files: 'each is kept for good and says itself who sent it',
  chat_uploads: 'counted for a day; the message that shows the picture is kept',
  shop_ledger: 'each entry is kept for good and says itself what it is for',
  product_stock_moves: 'each entry is kept for good and says itself what it is for',
  stock_moves: 'each entry is kept for good and says itself what it is for',
  party_entries: 'each entry is kept for good and says itself what it is for',
  allocations: 'each entry is kept for good and says itself what it is for',
  journal_entries: 'each entry is kept for good and says itself what it is for',
  document_links: 'each is kept for good; its documents are recorded',
  document_events: 'each is kept for good and says itself who did what',
  agreed_prices: 'made by a trigger from lines of papers',
  promised_lines: 'made by a trigger from lines of papers',
  paper_words: 'made by triggers from papers, their parties and their goods',
  stock_balances: 'sums of stock_moves',
  stock_values: 'sums of stock_moves',
  party_balances: 'sums of party_entries',
  stock_months: 'sums of stock_moves; that a month was closed is recorded',
  party_months: 'sums of party_entries; that a month was closed is recorded',
  accounting_month_events: 'each is kept for good and says itself who closed or opened what, and why',
  capital_flow: 'each entry is kept for good and says itself what it is for',
  shop_order_events: 'each is kept for good and says itself who did what',
  chat_people: 'seen at; visitors come and go by themselves',
  chat_conversations: 'counters of messages',
  chat_messages: 'each is kept for good and says itself who wrote it and when',
  idempotency_keys: 'answers of writes, so that one is not done twice',
  import_runs: 'what an import may take back; the rows it brings are recorded',
  number_series: 'counters; the document that takes a number is recorded with it',
  page_menus: 'what pages have declared; the entry itself is recorded',
  page_drafts: 'stored every few seconds while somebody edits; publishing is recorded',
  jobs: 'each says itself who asked and what became of it; what it writes is recorded',
  product_drafts: 'kept while somebody types; what is sent is recorded',
  form_drafts: 'kept while somebody types; what is sent is recorded',
  revisions: 'counts the changes; each of them is recorded with what it changed',
  scan_slots: 'a code on the screen',
  file_leftovers: 'what the sweep looks at',
  file_words: 'what files are searched by, made from their rows',
  file_uses: 'made by triggers from the rows that hold the addresses',
  file_uploads: 'uploads under way; the file is recorded when it is there',
  video_uploads: 'uploads under way; the file is recorded when it is there',
}

/** Puts the triggers of the audit log on every table that has none, or on all of them, and takes them off the unaudited ones. */
export async function keepAudit(client: pg.ClientBase, isAnew: boolean): Promise<void> {
  await client.query(
    `select case when c.relname = any ($1::text[]) then drop_audit(c.oid) else keep_audit(c.oid) end
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' and ($2 or c.relname = any ($1::text[]) =
       exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit_insert'))`,
    [Object.keys(unaudited), isAnew],
  )
}
