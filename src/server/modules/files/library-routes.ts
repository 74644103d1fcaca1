import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/files.ts'
import * as library from '#src/api/file-library.ts'
import { done, serve, userOf } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { lastOf } from './category-id.ts'
import { editDetails } from './edits.ts'
import { listFileIds, listFiles } from './listing.ts'
import * as schema from './schema.ts'
import { readFile } from './service.ts'
import { idsOf, moveFiles, renameFile, someIdsOf } from './file-changes.ts'
import { soundOutNames } from './sounds.ts'
import { destroyFiles, purgeOnTime, restoreFiles, throwAwayFiles } from './trash.ts'
import { usesOf } from './uses.ts'
import { nothing } from '../../replies.ts'
import * as replies from './replies.ts'

const permission = 'system-file'

/** What lies in the library: lists and what is done with files of them. */
export function serveLibrary(app: FastifyInstance): void {
  soundOutNames(app)
  purgeOnTime(app)

  serve(app, api.listFiles, { permission, query: schema.fileQuery, reply: replies.listFiles }, ({ db, query, request }) =>
    listFiles(db, { ...query, pid: lastOf(query.pid) }, originOf(request)),
  )

  serve(app, library.listFileIds, { permission, query: schema.idsQuery, reply: replies.listFileIds }, async ({ db, query }) => ({
    ids: await listFileIds(db, { ...query, pid: lastOf(query.pid) }),
  }))

  serve(
    app,
    api.removeFiles,
    { permission, body: schema.removeBody, bodyLimit: schema.idsLimit, reply: nothing },
    async ({ db, user, body }) => {
      await throwAwayFiles(db, someIdsOf(body.ids), userOf({ user }).id)
      return done(undefined, '100002')
    },
  )

  serve(
    app,
    library.restoreFiles,
    { permission, body: schema.idsBody, bodyLimit: schema.idsLimit, reply: nothing },
    async ({ db, body }) => {
      await restoreFiles(db, idsOf(body.ids))
      return done(undefined, 'file_restored')
    },
  )

  serve(
    app,
    library.destroyFiles,
    { permission, body: schema.idsBody, bodyLimit: schema.idsLimit, transaction: 'own', reply: nothing },
    async ({ db, body }) => {
      await destroyFiles(db, app.storage, someIdsOf(body.ids))
      return done(undefined, '100002')
    },
  )

  serve(
    app,
    library.listFileUses,
    { permission, body: schema.usesBody, transaction: 'none', reply: replies.listFileUses },
    async ({ db, body }) => ({
      list: await usesOf(db, idsOf(body.ids)),
    }),
  )

  serve(app, api.moveFiles, { permission, body: schema.moveBody, bodyLimit: schema.idsLimit, reply: nothing }, async ({ db, body }) => {
    await moveFiles(db, lastOf(body.pid), idsOf(body.images))
    return done(undefined, '100034')
  })

  serve(
    app,
    library.editFileDetails,
    { permission, params: schema.idParams, body: schema.detailsBody, transaction: 'own', reply: replies.editFileDetails },
    async (call) => {
      const id = Number(call.params.id)
      await editDetails(call.db, app.storage, id, call.body)
      return done(await readFile(call.db, id, originOf(call.request)), '100001')
    },
  )

  serve(
    app,
    api.renameFile,
    { permission, params: schema.idParams, body: schema.renameBody, reply: nothing },
    async ({ db, params, body }) => {
      await renameFile(db, Number(params.id), body.real_name)
      return done(undefined, '100001')
    },
  )
}
