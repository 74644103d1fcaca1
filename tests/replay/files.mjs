import { randomBytes } from 'node:crypto'
import { shopTime } from './pages.mjs'
import { recordedOrigin } from './recorded.mjs'

// a grey pixel stands for every picture of the recorded shop
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNYv349AARiAgJ8VtTcAAAAAElFTkSuQmCC', 'base64')

/**
 * Pictures and categories of the replayed shop: the recorded ones and what was changed since. Addresses are
 * relative in the upload's reply, absolute in the list (live-server).
 */
export function fileHandlers(recorded) {
  const replyOf = (name) => recorded.get(name).responseBody
  const rows = structuredClone(replyOf('adminapi_file_file_all').data.list)
  const categories = categoryHandlers(replyOf)
  const bytes = new Map()
  let lastId = 1000

  function upload(form) {
    const file = form?.file
    if (!file?.content) return replyOf('ERR_adminapi_file_upload_POST_nofile')
    const kind = /\.(jpe?g|png|gif|ico)$/i.exec(file.name)?.[1].toLowerCase()
    if (!kind) return replyOf('ERR_adminapi_file_upload_POST_php')
    const name = `${randomBytes(16).toString('hex')}.${kind}`
    const src = `/uploads/attach/${shopTime().slice(0, 10).replaceAll('-', '/')}/${name}`
    bytes.set(src, file)
    const address = recordedOrigin + src
    const facts = { att_size: '0', att_type: file.type, pid: Number(form.pid) || 0, time: shopTime(), image_type: 1, module_type: 1 }
    rows.unshift({ att_id: ++lastId, name, att_dir: address, satt_dir: address, ...facts, real_name: file.name, scan_token: '' })
    return { ...replyOf('adminapi_file_upload_POST'), data: { src } }
  }

  function listed(query) {
    const mine = rows.filter((row) => !Number(query.pid) || String(row.pid) === String(query.pid))
    const found = query.real_name ? mine.filter((row) => row.real_name.includes(query.real_name)) : mine
    const limit = Number(query.limit) || 18
    const start = (Number(query.page || 1) - 1) * limit
    return { status: 200, msg: 'success', data: { list: found.slice(start, start + limit), count: found.length } }
  }

  const named = (ids) => {
    const wanted = new Set(String(ids ?? '').split(','))
    return rows.filter((row) => wanted.has(String(row.att_id)))
  }

  const acts = {
    'POST /adminapi/file/upload': (_, body) => upload(body),
    'GET /adminapi/file/file': listed,
    'POST /adminapi/file/file/delete'(_, { ids }) {
      for (const row of named(ids)) rows.splice(rows.indexOf(row), 1)
      return replyOf('adminapi_file_file_delete_POST')
    },
    'PUT /adminapi/file/file/do_move'(_, { pid, images }) {
      for (const row of named(images)) row.pid = Number(pid)
      return replyOf('adminapi_file_file_do_move_PUT')
    },
    'PUT /adminapi/file/file/update/:id'(_, { real_name }, id) {
      if (!real_name) return replyOf('ERR_adminapi_file_file_update_id_PUT_empty')
      for (const row of named(id)) row.real_name = real_name
      return replyOf('adminapi_file_file_update_id_PUT')
    },
    ...categories,
  }

  return {
    answer(method, path, query, body) {
      const [, bare, id] = /^(.*?)(?:\/(\d+))?$/.exec(path)
      return acts[`${method} ${bare}${id ? '/:id' : ''}`]?.(query, body ?? {}, id)
    },
    picture(path) {
      const file = bytes.get(path)
      if (file) return { type: file.type, content: file.content }
      return /^\/(uploads|statics)\//.test(path) ? { type: 'image/png', content: pixel } : undefined
    },
  }
}

function categoryHandlers(replyOf) {
  const all = structuredClone([...replyOf('adminapi_file_category').data.list, ...replyOf('adminapi_file_category_children_pid').data.list])
  const below = (pid) => all.filter((row) => row.pid === Number(pid))
  const nested = (pid) => below(pid).map((row) => ({ ...row, expand: true, ...(below(row.id).length && { children: nested(row.id) }) }))
  const refused = (status, msg) => ({ status, msg, data: [] })
  function refusal({ name }, id) {
    if (!name) return replyOf('ERR_adminapi_file_category_POST_dup_or_empty')
    const isTaken = all.some((row) => row.name === name && String(row.id) !== id)
    return isTaken ? refused(400101, '该分类已存在') : undefined
  }
  return {
    'GET /adminapi/file/category': ({ pid, all: whole }) => ({
      status: 200,
      msg: 'success',
      data: { list: Number(whole) ? nested(0) : below(pid || 0) },
    }),
    'POST /adminapi/file/category'(_, body) {
      const wrong = refusal(body)
      if (wrong) return wrong
      const id = Math.max(...all.map((row) => row.id)) + 1
      all.push({ id, pid: Number(body.pid) || 0, name: body.name, enname: '', title: body.name })
      return replyOf('adminapi_file_category_POST')
    },
    'PUT /adminapi/file/category/:id'(_, body, id) {
      const wrong = refusal(body, id)
      if (wrong) return wrong
      const row = all.find((entry) => String(entry.id) === id)
      if (row.pid !== Number(body.pid) && below(id).length) return refused(400105, '该分类有下级分类，无法修改上级')
      Object.assign(row, { pid: Number(body.pid), name: body.name, title: body.name })
      return replyOf('adminapi_file_category_id_PUT')
    },
    'DELETE /adminapi/file/category/:id'(_, __, id) {
      if (below(id).length) return replyOf('ERR_adminapi_file_category_id_DELETE_nonempty_parent')
      const at = all.findIndex((row) => String(row.id) === id)
      if (at >= 0) all.splice(at, 1)
      return replyOf('adminapi_file_category_id_DELETE')
    },
  }
}
