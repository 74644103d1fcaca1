import type { FastifyPluginAsync } from 'fastify'
import { listArticleCategories, listArticles } from '#src/api/articles.ts'
import { serve } from '../../serve.ts'
import { originOf } from '../../site.ts'
import { countArticles, findArticles } from '../../shop/articles.ts'
import * as service from './service.ts'
import { articleQuery } from './schema.ts'

const permission = ['admin-setting-pages-devise', 'cms-article-index']

/** Articles and their categories, as previews, pickers and lists read them. */
export const articles: FastifyPluginAsync = async (app) => {
  serve(app, listArticles, { permission, query: articleQuery }, async ({ db, query, request }) => {
    const { page, limit, pid, title } = query
    const filter = { page, limit, category: Number(pid ?? 0), text: title }
    const [list, count] = await Promise.all([findArticles(db, filter, originOf(request)), countArticles(db, filter)])
    return { list, count }
  })
  serve(app, listArticleCategories, { permission }, ({ db }) => service.shownCategories(db))
}
