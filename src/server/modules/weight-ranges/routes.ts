import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/weight-ranges.ts'
import { serveImport } from '../../importing/serve-import.ts'
import { done, serve, userOf } from '../../serve.ts'
import { weightsImporter } from './importer.ts'
import * as schema from './schema.ts'
import * as service from './service.ts'

const permission = 'setting-weightRange'

/** Weight ranges of the manufacturing side (manufacturing 2.4 and 3.1). */
const weightRanges: FastifyPluginAsync = async (app) => {
  serve(app, api.searchWeightRanges, { permission, body: schema.searchBody, transaction: 'none' }, ({ db, body }) =>
    service.search(db, body),
  )

  // whoever writes a line needs them, whether or not they may change them
  serve(app, api.getWeightRanges, { permission: 'signed-in', body: schema.getBody, transaction: 'none' }, async ({ db, body }) =>
    body.id === undefined ? service.forDocumentLine(db, body) : { list: [await service.read(db, Number(body.id))], match_id: null },
  )

  serve(app, api.addWeightRange, { permission, body: schema.addBody }, async (call) =>
    done(await service.add(call.db, userOf(call), call.body), '100000'),
  )

  serve(app, api.editWeightRange, { permission, body: schema.editBody }, async (call) =>
    done(await service.edit(call.db, userOf(call), { ...call.body, id: Number(call.body.id) }), '100001'),
  )

  serve(app, api.removeWeightRange, { permission, body: schema.removeBody }, async ({ db, body }) => {
    await service.remove(db, Number(body.id), body.version)
    return done(undefined, '100002')
  })

  serveImport(
    app,
    { run: api.importWeightRanges, undo: api.undoWeightRangeImport },
    { page: permission, button: 'setting-weightRange-import' },
    weightsImporter,
  )
}

export default weightRanges
