import { randomBytes } from 'node:crypto'
import { shopTime } from './pages.mjs'

// a grey pixel stands for every picture of the recorded shop
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNYv349AARiAgJ8VtTcAAAAAElFTkSuQmCC', 'base64')

/** Uploaded pictures of the replayed shop: relative in the upload's reply, absolute in the list (live-server). */
export function fileShelf(recorded) {
  const uploads = []
  const bytes = new Map()

  function upload(form) {
    const file = form?.file
    if (!file) return { status: 400, msg: '上传失败', code: '100033' }
    const kind = /\.(jpe?g|png|gif|webp)$/i.exec(file.name)?.[1].toLowerCase()
    if (!kind) return { status: 400, msg: '上传文件类型错误' }
    const name = `${randomBytes(16).toString('hex')}.${kind}`
    const src = `/uploads/attach/${name}`
    bytes.set(src, file)
    const origin = 'http://127.0.0.1:8880'
    uploads.unshift({
      att_id: 1000 + uploads.length,
      name,
      att_dir: origin + src,
      satt_dir: origin + src,
      att_size: '0',
      att_type: file.type,
      pid: Number(form.pid) || 0,
      time: shopTime(),
      image_type: 1,
      module_type: 1,
      real_name: file.name,
      scan_token: '',
    })
    return { status: 200, msg: '上传成功', data: { src }, code: '100032' }
  }

  function listed(query) {
    const all = recorded.get('adminapi_file_file_all').responseBody.data
    const rows = [...uploads, ...all.list].filter((row) => !Number(query.pid) || String(row.pid) === String(query.pid))
    const found = query.real_name ? rows.filter((row) => row.real_name.includes(query.real_name)) : rows
    const limit = Number(query.limit) || 18
    const start = (Number(query.page || 1) - 1) * limit
    return { status: 200, msg: 'success', data: { list: found.slice(start, start + limit), count: found.length } }
  }

  return {
    answer(method, path, query, body) {
      if (method === 'POST' && path === '/adminapi/file/upload') return upload(body)
      if (method === 'GET' && path === '/adminapi/file/file') return listed(query)
      return undefined
    },
    picture(path) {
      const file = bytes.get(path)
      if (file) return { type: file.type, content: file.content }
      return /^\/(uploads|statics)\//.test(path) ? { type: 'image/png', content: pixel } : undefined
    },
  }
}
