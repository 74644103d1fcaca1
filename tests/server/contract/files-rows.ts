import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { row as readRow } from '#src/server/db.ts'
import { film } from '../../support/films.ts'
import { multipart } from './multipart.ts'
import { signedIn } from '../database.ts'
import { ask, type Row, type Stage } from './row.ts'

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
const jpeg = { fields: { pid: '0' }, name: 'hello world.jpg', type: 'image/jpeg', bytes: () => picture().jpeg().toBuffer() }
const png = { fields: { pid: '0' }, name: 'dot.png', type: 'image/png', bytes: () => picture().png().toBuffer() }
const text = async () => Buffer.from('<?php echo 1;')

async function category(stage: Stage, name: string, pid = 0): Promise<number> {
  await ask(stage, 'POST', '/adminapi/file/category', { name, pid })
  const made = await readRow<{ id: number }>(stage.app.db, sql`select max(id) as id from file_categories`)
  return made!.id
}

async function upload({ app }: Stage): Promise<number> {
  const { payload, headers } = await multipart(jpeg)
  const signed = await signedIn(app)
  await app.inject({ method: 'POST', url: '/adminapi/file/upload', payload, headers: { ...signed.headers, ...headers } })
  const list = (await app.inject({ url: '/adminapi/file/file?page=1&limit=1', headers: signed.headers })).json()
  return Number(list.data.list[0].att_id)
}

const demoFilm = film(300)

// the slot of an administrator is read by that one alone
const scanHeaders: Record<string, string> = {}
async function scanned({ app }: Stage): Promise<string> {
  const { id, headers } = await signedIn(app)
  Object.assign(scanHeaders, headers)
  await app.db.execute(sql`insert into scan_slots (admin_id, token) values (${id}, 'mine')`)
  const sent = await multipart({ ...jpeg, fields: { uploadToken: 'mine', pid: '0' } })
  await app.inject({ method: 'POST', url: '/adminapi/image/scan_upload', ...sent })
  return '/adminapi/file/scan_upload/image/mine'
}

const named = 'ours names the reason'
const ownCode = { otherStatus: { code: undefined, reason: named }, differs: { code: named } }

let counter = 0
const fresh = (stage: Stage) => category(stage, `临时${++counter}`)
const atCategory = async (stage: Stage) => `/adminapi/file/category/${await fresh(stage)}`
const parent = async (stage: Stage) => {
  const id = await fresh(stage)
  await category(stage, `子${++counter}`, id)
  return id
}
const atFile = async (stage: Stage) => `/adminapi/file/file/update/${await upload(stage)}`

export const rows: Row[] = [
  { recorded: 'adminapi_file_file', query: { pid: '', page: 1, limit: 18, real_name: '' }, ours: ['data.list[].crm'] },
  { recorded: 'adminapi_file_file_all', ours: ['data.list[].crm'] },
  { recorded: 'adminapi_file_file_page2', ours: ['data.list[].crm'] },
  {
    recorded: 'adminapi_file_file_search',
    query: async (stage) => {
      await upload(stage)
      return { pid: '', page: 1, limit: 10, real_name: 'hello' }
    },
    ours: ['data.list[].crm'],
  },
  { recorded: 'adminapi_file_file_delete_POST' },
  { recorded: 'adminapi_file_file_do_move_PUT', body: { pid: 0, images: '1' } },
  { recorded: 'adminapi_file_file_update_id_PUT', path: atFile },
  { recorded: 'ERR_adminapi_file_file_update_id_PUT_empty', path: atFile },
  ...['', '_banner', '_icon', '_product'].map((kind) => ({ recorded: `adminapi_file_upload_POST${kind}`, form: jpeg })),
  { recorded: 'adminapi_file_upload_POST_png', form: png },
  { recorded: 'adminapi_file_upload_1_POST_with_type', form: jpeg },
  {
    recorded: 'adminapi_file_upload_POST_text_named_jpg_accepted',
    form: { ...jpeg, bytes: text },
    otherStatus: { status: 400, code: undefined, reason: 'ours looks at the content' },
    otherWords: 'it is refused',
    differs: { data: 'it is refused', code: 'it is refused' },
  },
  { recorded: 'ERR_adminapi_file_upload_POST_nofile', form: { ...jpeg, name: '' }, ...ownCode },
  { recorded: 'ERR_adminapi_file_upload_POST_php', form: { ...jpeg, name: 'x.php', type: 'application/x-php', bytes: text }, ...ownCode },
  {
    recorded: 'ERR_adminapi_file_upload_POST_svg',
    form: { ...jpeg, name: 'x.svg', type: 'image/svg+xml', bytes: async () => Buffer.from('<svg/>') },
    ...ownCode,
  },
  { recorded: 'adminapi_file_upload_type' },
  ...[1, 2, 3].map((number) => ({
    recorded: `adminapi_file_video_upload_POST_chunk${number}`,
    form: {
      fields: { chunkNumber: String(number), chunkSize: '100', currentChunkSize: '100', totalChunks: '3', md5: '', filename: 'demo.mp4' },
      name: 'blob',
      type: 'video/mp4',
      bytes: async () => demoFilm.subarray((number - 1) * 100, number * 100),
    },
  })),
  {
    recorded: 'ERR_adminapi_file_video_upload_POST_ext',
    form: {
      fields: { chunkNumber: '1', chunkSize: '10', currentChunkSize: '10', totalChunks: '1', md5: 'x', filename: 'demo.exe' },
      name: 'blob',
      type: 'video/mp4',
      bytes: async () => Buffer.from('abc'),
    },
  },
  {
    recorded: 'adminapi_file_online_upload_POST',
    otherStatus: { status: 400, code: 'web_failed', reason: 'ours fetches nothing from its own network, and says so' },
    otherWords: 'it is refused',
    ours: ['data'],
  },
  { recorded: 'adminapi_product_product_get_temp_keys' },
  { recorded: 'adminapi_file_scan_upload_qrcode' },
  { recorded: 'adminapi_file_scan_upload_qrcode_DELETE' },
  {
    recorded: 'adminapi_file_scan_upload_image_scan_token',
    otherStatus: { status: 400, code: '410086', reason: 'ours says that the slot is over' },
    otherWords: 'it is refused',
    ours: ['code'],
    differs: { data: 'it is refused' },
  },
  { recorded: 'adminapi_file_scan_upload_image_token', path: scanned, headers: scanHeaders },
  {
    recorded: 'adminapi_image_scan_upload_POST',
    as: 'nobody',
    form: { ...jpeg, fields: { uploadToken: 'phone', pid: '0' } },
    before: async ({ app }) => void (await app.db.execute(sql`insert into scan_slots (admin_id, token) values (0, 'phone')`)),
  },
  {
    recorded: 'ERR_adminapi_image_scan_upload_POST_bad_token',
    as: 'nobody',
    form: { ...jpeg, fields: { uploadToken: 'bad', pid: '9' } },
  },
  { recorded: 'adminapi_file_category', ours: ['data.list[].children', 'data.list[].loading'] },
  {
    recorded: 'adminapi_file_category_children_pid',
    path: '/adminapi/file/category',
    query: async (stage) => ({ name: '', pid: await parent(stage) }),
  },
  { recorded: 'adminapi_file_category_create', ours: ['data.rules[].props.options[].children'] },
  { recorded: 'adminapi_file_category_id_edit', path: async (stage) => `${await atCategory(stage)}/edit` },
  { recorded: 'adminapi_file_category_POST', body: { pid: 0, name: '新的分类' } },
  { recorded: 'adminapi_file_category_POST_create', body: { pid: 0, name: '又一个' } },
  { recorded: 'adminapi_file_category_POST_child', body: { pid: 0, name: '再一个' } },
  { recorded: 'ERR_adminapi_file_category_POST_dup_or_empty' },
  { recorded: 'adminapi_file_category_id_PUT', path: atCategory, body: { pid: 0, name: '改了名' } },
  { recorded: 'adminapi_file_category_id_DELETE', path: atCategory },
  { recorded: 'adminapi_file_category_id_DELETE_child', path: atCategory },
  {
    recorded: 'ERR_adminapi_file_category_id_DELETE_nonempty_parent',
    path: async (stage) => `/adminapi/file/category/${await parent(stage)}`,
  },
]
