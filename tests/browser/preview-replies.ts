import type { HTTPRequest, Page } from 'puppeteer-core'
import type { Wire } from './preview-sizes.ts'
import { longWord } from './preview-words.ts'

const shopData = /\/adminapi\/(marketing\/|diy\/(get_product|groom_list|get_category)|live\/room\/list|cms\/cms)/

type Change = (url: string, reply: Wire) => Wire

/** What a shop without anything answers. */
export const answersNothing: Change = (_, reply) => ({ ...reply, data: withRows(reply.data, () => []) })

/** As many rows as a call asks for, with long names and high prices, and without pictures. */
export const answersTooMuch: Change = (url, reply) => {
  // a day has its sessions, whatever is sold in them
  if (url.includes('time_list')) return reply
  const most = Number(new URL(url).searchParams.get('limit')) || 30
  const fill = (rows: Wire[]) =>
    Array.from({ length: rows.length && most }, (_, at) => ({ ...full(rows[at % rows.length]), id: 9000 + at }))
  return { ...reply, data: withRows(reply.data, fill) }
}

const words = ['title', 'store_name', 'name', 'label', 'anchor_name']
const pictures = ['image', 'recommend_image', 'cover_img', 'share_img']
const prices = ['price', 'ot_price', 'coupon_price', 'use_min_price']

function full(row: Wire): Wire {
  const put = (fields: string[], value: string) => fields.filter((field) => field in row).map((field) => [field, value] as const)
  return { ...row, ...Object.fromEntries([...put(words, longWord), ...put(pictures, ''), ...put(prices, '99999999.99')]), image_input: [] }
}

function withRows(held: Wire, change: (rows: Wire[]) => Wire[]): Wire {
  if (Array.isArray(held)) return change(held)
  const field = 'list' in held ? 'list' : 'data'
  return { ...held, [field]: withRows(held[field], change) }
}

/** Lets a page hear something else than what the server answers: what `change` makes of a reply about what the shop sells. */
export async function changeReplies(page: Page, change: Change): Promise<void> {
  const headers = { 'access-control-allow-origin': new URL(page.url()).origin, 'access-control-allow-credentials': 'true' }
  const answer = async (request: HTTPRequest) => {
    if (request.method() !== 'GET' || !shopData.test(request.url())) return request.continue()
    const reply = await fetch(request.url(), { headers: request.headers() })
    const body = JSON.stringify(change(request.url(), await reply.json()))
    return request.respond({ status: 200, contentType: 'application/json', headers, body })
  }
  await page.setRequestInterception(true)
  // what cannot be answered is not: a page that is being closed asks in vain
  page.on('request', (request) => void answer(request).catch(() => request.abort().catch(() => undefined)))
}
