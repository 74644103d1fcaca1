import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SlideCaptcha, WordCaptcha } from '#src/api/auth.ts'
import { row, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { drawPuzzle } from './puzzle.ts'
import { askWords } from './word-choice.ts'

/** Pixels that a hand may be off (conventions 6.2). */
const tolerance = 10
/** Minutes a captcha can be answered and used. */
const validity = 5

async function keep(db: Db, kind: string, answer: string): Promise<{ token: string; secretKey: string }> {
  const token = randomUUID()
  const secretKey = randomBytes(12).toString('base64url')
  await db.execute(sql`delete from captchas where expires_at < now()`)
  await db.execute(
    sql`insert into captchas (token, kind, secret, answer, expires_at)
        values (${token}, ${kind}, ${secretKey}, ${answer}, now() + make_interval(mins => ${validity}))`,
  )
  return { token, secretKey }
}

export async function makePuzzle(db: Db): Promise<SlideCaptcha> {
  const { ground, piece, x } = await drawPuzzle()
  return { originalImageBase64: ground, jigsawImageBase64: piece, ...(await keep(db, 'blockPuzzle', String(x))) }
}

export async function makeWordChoice(db: Db, locale: Locale): Promise<WordCaptcha> {
  const { questions, answer } = askWords(locale)
  return { questions, ...(await keep(db, 'wordChoice', answer)) }
}

/**
 * Judges an answer: a wrong one uses the captcha up, a right one makes what the sign-in must carry.
 * The answer travels as AES-128-ECB of `{"x":N,"y":5}` under the captcha's own key.
 * One answer after the other: many guesses at once are still one guess.
 */
export const answerCaptcha = (db: Db, kind: string, token: string, pointJson: string): Promise<boolean> =>
  transaction(db, (inner) => judge(inner, kind, token, pointJson))

async function judge(db: Db, kind: string, token: string, pointJson: string): Promise<boolean> {
  const captcha = await row<{ secret: string; answer: string }>(
    db,
    sql`select secret, answer from captchas where token = ${token} and kind = ${kind} and expires_at > now() and verification is null for update`,
  )
  if (!captcha) return false
  const plain = opened(pointJson, captcha.secret)
  if (!fits(kind, plain, captcha.answer)) {
    await db.execute(sql`delete from captchas where token = ${token}`)
    return false
  }
  const verification = sealed(`${token}---${plain}`, captcha.secret)
  await db.execute(sql`update captchas set verification = ${verification} where token = ${token}`)
  return true
}

/** Uses a solved captcha up; false when there is none such. */
export async function redeem(db: Db, verification: string): Promise<boolean> {
  const used = await row(db, sql`delete from captchas where verification = ${verification} and expires_at > now() returning token`)
  return used !== undefined
}

function fits(kind: string, plain: string, answer: string): boolean {
  const x = /^\{"x":"?(\d{1,4}(?:\.\d+)?)"?[,}]/.exec(plain)?.[1]
  if (x === undefined) return false
  return kind === 'wordChoice' ? x === answer : Math.abs(Number(x) - Number(answer)) <= tolerance
}

function opened(text: string, key: string): string {
  try {
    const cipher = createDecipheriv('aes-128-ecb', key, null)
    return Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString('utf8')
  } catch {
    return ''
  }
}

function sealed(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
