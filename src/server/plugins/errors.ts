import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { codeOf, isAway } from '../db.ts'
import { fieldSentences } from '../web/field-sentences.ts'
import { localeOf, type Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import { httpStatusOf, Refusal, type RefusalDetail } from '../refusal.ts'

interface Body {
  status: number
  msg: string
  code?: string
  data?: unknown
  errors?: Record<string, string>
}

/** Every failure as `{status, msg, code, errors?}`; a stack goes to the log under an incident number. */
export const errors = plugin(async (app) => {
  app.setNotFoundHandler(async (request, reply) => answer(request, reply, { status: 404, code: '404' }))
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const detail = detailOf(error, localeOf(request))
    if (unfit.has(codeOf(error))) request.log.warn({ err: error }, 'a value that no column takes came as far as the database')
    if (detail) return answer(request, reply, detail)
    const incident = randomBytes(4).toString('hex')
    request.log.error({ err: error, incident, path: request.url.split('?', 1)[0] }, 'incident')
    return answer(request, reply, { status: 500, code: '500', values: { incident } })
  })
})

/**
 * Answers what Fastify refuses before there is a route, such as `/%ff`, in the form of every other failure.
 * @param error what the router found wrong
 */
export const answerUnrouted = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(request, reply, detailOf(error, localeOf(request)) ?? { status: 400, code: '100100', http: 400 })

// out of range, NUL in a text, an escape that is no character
const unfit = new Set(['22003', '22021', '22P05'])

// a multipart body without its boundary, or cut off on its way (busboy gives these no number)
const brokenForm =
  /^(Multipart: Boundary not found|Unexpected end of (multipart data|form|file)|Part terminated early|Malformed (content type|part header)|premature close)/i

/** What a thrown thing says to the caller; undefined when it is a fault of ours. */
function detailOf(error: FastifyError, locale: Locale): RefusalDetail | undefined {
  if (error instanceof Refusal) return error.detail
  if (error.validation) return { status: 400, code: '100100', errors: fieldSentences(error.validation, locale) }
  if (unfit.has(codeOf(error))) return { status: 400, code: '100100' }
  // PostgreSQL gave a statement up for taking too long
  if (codeOf(error) === '57014') return { status: 400, code: 'STATEMENT_LONG' }
  if (isAway(error)) return { status: 503, code: '503' }
  if (brokenForm.test(error.message)) return { status: 400, code: '100100', http: 400 }
  const status = error.statusCode
  if (status === 413 || status === 415) return { status, code: String(status) }
  if (status === 429) return { status, code: '429', values: { seconds: (error as { seconds?: number }).seconds ?? 60 } }
  if (status === 403 || status === 404) return { status: 404, code: '404' }
  return status && status >= 400 && status < 500 ? { status: 400, code: '100100', http: 400 } : undefined
}

/** A field may be refused with a number of the catalogue. */
const spoken = ({ errors = {}, values, valuesAt = {} }: RefusalDetail, locale: Locale): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, sentence(text, locale, valuesAt[field] ?? values) ?? text]))

function answer(request: FastifyRequest, reply: FastifyReply, detail: RefusalDetail): FastifyReply {
  const byNumber = detail.code ?? String(detail.status)
  const msg =
    detail.message ?? sentence(detail.sentence ?? byNumber, localeOf(request), detail.values) ?? sentence('100005', localeOf(request))!
  const body: Body = { status: detail.status, msg }
  // the shop's failure B: the number is the status and data an empty list
  if (detail.data !== undefined) body.data = detail.data
  else if (detail.code === undefined) body.data = []
  if (detail.code !== undefined) body.code = detail.code
  if (detail.errors) body.errors = spoken(detail, localeOf(request))
  if (detail.status === 503) reply.header('retry-after', '1')
  return reply.code(httpStatusOf(detail)).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
