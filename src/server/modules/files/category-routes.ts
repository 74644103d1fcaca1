import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/files.ts'
import * as library from '#src/api/file-library.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import * as categories from './categories.ts'
import { categoryForm } from './category-form.ts'
import { contentsOf, removeFull } from './category-contents.ts'
import { lastOf } from './category-id.ts'
import * as schema from './schema.ts'
import { nothing, serverForm } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'system-file'

const categoryOf = (call: Call): categories.CategoryBody => {
  const { pid, name } = call.body as unknown as { pid: unknown; name: string }
  return { pid: lastOf(pid), name }
}

/** The categories of the library. */
export function serveCategories(app: FastifyInstance): void {
  const params = schema.idParams

  serve(
    app,
    api.listFileCategories,
    { permission, query: schema.categoryQuery, reply: replies.listFileCategories },
    async ({ db, query }) => {
      const { name, pid, all, type } = query
      return { list: await categories.listCategories(db, { name, pid: lastOf(pid), all, type }) }
    },
  )

  serve(app, api.readCategoryCreateForm, { permission, query: schema.formQuery, reply: serverForm }, ({ db, query, locale }) =>
    categoryForm(db, locale, { pid: Number(query.id ?? 0) }),
  )

  serve(app, api.readCategoryEditForm, { permission, params, reply: serverForm }, ({ db, params: { id }, locale }) =>
    categoryForm(db, locale, { id: Number(id) }),
  )

  serve(app, api.createFileCategory, { permission, body: schema.categoryBody, reply: nothing }, async (call) => {
    await categories.createCategory(call.db, categoryOf(call))
    return done(undefined, '100021')
  })

  serve(app, api.editFileCategory, { permission, params, body: schema.categoryBody, reply: nothing }, async (call) => {
    await categories.editCategory(call.db, Number(call.params.id), categoryOf(call))
    return done(undefined, '100001')
  })

  serve(app, api.removeFileCategory, { permission, params, reply: nothing }, async ({ db, params: { id } }) => {
    await categories.removeCategory(db, Number(id))
    return done(undefined, '100002')
  })

  serve(app, library.readCategoryContents, { permission, params, reply: replies.readCategoryContents }, ({ db, params: { id } }) =>
    contentsOf(db, Number(id)),
  )

  serve(app, library.removeFullCategory, { permission, params, query: schema.contentsQuery, reply: nothing }, async (call) => {
    await removeFull(call.db, Number(call.params.id), call.query.contents, userOf(call).id)
    return done(undefined, '100002')
  })
}
