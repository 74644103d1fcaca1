import type { FakeCall, Replies } from '../../../../gate/fake-backend.ts'

/** The storefront's pages: a list that rows are deleted from, and one of them is the home page. */
const replies: Replies = ({ method, path, query, backend }: FakeCall) => {
  const { pages } = backend
  const id = Number(path.split('/').pop())
  if (path === '/adminapi/diy/get_list') {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    return { data: { list: pages.slice((page - 1) * limit, page * limit), count: pages.length } }
  }
  if (path.startsWith('/adminapi/diy/del/') && method === 'DELETE') {
    backend.pages = pages.filter((row) => row.id !== id)
    return { data: undefined, msg: '删除成功' }
  }
  if (path.startsWith('/adminapi/diy/set_status/')) {
    backend.pages = pages.map((row) => ({ ...row, status: row.id === id ? 1 : 0 }))
    return { data: undefined, msg: '设置成功' }
  }
  return undefined
}

export default replies
