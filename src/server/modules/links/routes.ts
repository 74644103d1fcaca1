import type { FastifyPluginAsync } from 'fastify'
import { checkLinks, removeLink, saveLink } from '#src/api/links.ts'
import { listPagePaths } from '#src/api/pages.ts'
import { readLinkCategories, readPageLinks, type PageLink } from '#src/api/products.ts'
import { done, serve } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { checkAll } from './check.ts'
import { linkCategories, linksOf, pagePaths } from './links.ts'
import * as saved from './saved.ts'
import { categoryParams, idParams, linkBody, questionBody } from './schema.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'admin-setting-pages-devise'

// as many links as a check takes, of the length that the picker allows
const bodyLimit = 4 * 1024 * 1024

/** What a page can link to, links that were saved, and whether links lead somewhere. */
const links: FastifyPluginAsync = async (app) => {
  serve(app, listPagePaths, { permission: 'signed-in', reply: replies.listPagePaths }, ({ db }) => pagePaths(db))
  serve(app, readLinkCategories, { permission: 'signed-in', reply: replies.readLinkCategories }, ({ db }) => linkCategories(db))
  serve(
    app,
    readPageLinks,
    { permission: 'signed-in', params: categoryParams, reply: replies.readPageLinks },
    async ({ db, params, request }) => {
      const { list, count } = await linksOf(db, Number(params.cate), originOf(request))
      return { list: list as PageLink[], count }
    },
  )

  serve(
    app,
    saveLink,
    { permission, params: categoryParams, body: linkBody, reply: replies.saveLink },
    async ({ db, params, body, locale }) => done({ id: await saved.saveLink(db, Number(params.cate), body, locale) }, '100000'),
  )
  serve(app, removeLink, { permission, params: idParams, reply: nothing }, async ({ db, params }) => {
    await saved.removeLink(db, Number(params.id))
    return done(undefined, '100002')
  })

  serve(app, checkLinks, { permission, body: questionBody, bodyLimit, transaction: 'none', reply: replies.checkLinks }, ({ db, body }) =>
    checkAll(db, body),
  )
}

export default links
