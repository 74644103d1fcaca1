import type { FastifyPluginAsync } from 'fastify'
import { listArticleCategories, listArticles, readArticle, readArticleCategoryTree, removeArticle, saveArticle } from '#src/api/articles.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { countArticles, findArticles } from '../../shop/articles.ts'
import * as service from './service.ts'
import { articleBody, articleQuery, idParams } from './schema.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = ['admin-setting-pages-devise', 'cms-article-index']
/** The shop's key of its form, spelt so (conventions 12). */
const writing = 'cms-article-creat'

/** Articles and their categories: read by previews, pickers and lists, and written. */
const articles: FastifyPluginAsync = async (app) => {
  serve(app, listArticles, { permission, query: articleQuery, reply: replies.listArticles }, async ({ db, query, request }) => {
    const { page, limit, pid, title } = query
    const filter = { page, limit, category: Number(pid ?? 0), text: title }
    const [list, count] = await Promise.all([findArticles(db, filter, originOf(request)), countArticles(db, filter)])
    return { list, count }
  })
  serve(app, listArticleCategories, { permission, reply: replies.listArticleCategories }, ({ db }) => service.shownCategories(db))
  serve(app, readArticleCategoryTree, { permission: writing, reply: replies.readArticleCategoryTree }, ({ db }) => service.categoryTree(db))
  serve(app, readArticle, { permission: writing, params: idParams, reply: replies.readArticle }, async ({ db, params, request }) => ({
    info: await service.read(db, Number(params.id), originOf(request)),
  }))
  serve(app, saveArticle, { permission: writing, body: articleBody, reply: nothing }, async (call) => {
    const { db, body, request, locale } = call
    await service.save(db, userOf(call), body, originOf(request), locale)
    return done(undefined, Number(body.id) === 0 ? '100021' : '100001')
  })
  serve(app, removeArticle, { permission: writing, params: idParams, reply: nothing }, async ({ db, params }) => {
    await service.remove(db, Number(params.id))
    return done(undefined, '100002')
  })
}

export default articles
