import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#src/api/auth.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { askBargains, askCombinations, askSeckills } from '#src/designer/shop/activities.ts'
import { askArticleCategories, askArticles } from '#src/designer/shop/articles.ts'
import { askCoupons } from '#src/designer/shop/coupons.ts'
import { askCouponProducts } from '#src/designer/shop/product-marks.ts'
import { askSessions } from '#src/designer/shop/seckill-sessions.ts'
import type { Shop } from '#src/designer/shop/shop-answers.ts'
import type { Backend } from '#src/http/backend.ts'
import { send } from '#src/http/request.ts'
import { startReplay } from '../replay/server.mjs'

describe('a plain shop server', () => {
  let replay: Awaited<ReturnType<typeof startReplay>>
  let token = ''
  const backend: Backend = {
    baseFor: () => replay.url,
    kind: 'shop',
    tokenFor: () => token,
    credentials: 'include',
    sessionEnded: () => {},
  }
  const shop: Shop = {
    get base() {
      return replay.url
    },
    send: <In extends Input, Out>(endpoint: Endpoint<In, Out>, input: In) => send(backend, endpoint, input),
  }

  beforeAll(async () => {
    replay = await startReplay()
    const body = { account: 'admin', pwd: 'crm-demo-2026', key: '', captchaType: 'blockPuzzle', captchaVerification: '' }
    token = (await send(backend, signIn, { body })).token
  })
  afterAll(() => replay.close())

  it('answers every question of the previews', async () => {
    const questions = [askSeckills, askBargains, askCombinations, askCoupons, askSessions, askArticles(''), askArticleCategories]
    const answers = await Promise.all(questions.map((question) => (question.ask as (shop: Shop) => Promise<readonly object[]>)(shop)))
    // activities come and go with the calendar; what has no dates is always there
    for (const rows of answers.slice(3)) expect(rows.length).toBeGreaterThan(0)
    expect((await askArticles('').ask(shop))[0]!.image).toMatch(new RegExp(`^${replay.url}/uploads/`))
    await expect(askCouponProducts.ask(shop)).resolves.toBeInstanceOf(Set)
  })

  it('refuses what it does not know, and the preview says so', async () => {
    token = 'expired'
    await expect(askCoupons.ask(shop)).rejects.toThrow()
  })
})
