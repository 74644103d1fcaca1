import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin, Datagrid, List, Resource, TextField, TextInput, useListContext } from 'react-admin'

/* The operation log and the staff list in react-admin, over the same server as the console. */

const base = new URLSearchParams(location.search).get('server')
const call = async (path, options = {}) => {
  const headers = { 'Authori-zation': `Bearer ${sessionStorage.getItem('token')}` }
  const reply = await fetch(`${base}/adminapi/${path}`, { ...options, headers })
  const { status, msg, data } = await reply.json()
  if (status !== 200) throw new Error(msg)
  return data
}
const addresses = { log: 'system/log', staff: 'setting/admin' }
const dataProvider = {
  async getList(resource, { pagination, filter }) {
    const query = new URLSearchParams({ page: pagination.page, limit: pagination.perPage, ...filter })
    const { list, count } = await call(`${addresses[resource]}?${query}`)
    return { data: list, total: count }
  },
}
const authProvider = {
  async login({ username, password }) {
    const body = new URLSearchParams({ account: username, pwd: password })
    const { data, msg } = await (await fetch(`${base}/adminapi/login`, { method: 'POST', body })).json()
    if (!data?.token) throw new Error(msg)
    sessionStorage.setItem('token', data.token)
  },
  logout: async () => sessionStorage.removeItem('token'),
  async checkAuth() {
    // the bench looks whether it is asked without end
    globalThis.asks = (globalThis.asks ?? 0) + 1
    if (!sessionStorage.getItem('token')) throw new Error('signed out')
  },
  checkError: async () => undefined,
  // no getPermissions: one that answers undefined or '' makes it sign out and ask again without end
}

/** Without the wait after each key: the console's Enter has none either. */
function Narrow() {
  const { setFilters } = useListContext()
  useEffect(() => void (globalThis.narrow = (words) => setFilters(words, {}, false)), [setFilters])
  return null
}
const filters = [<TextInput key="path" source="path" alwaysOn />, <TextInput key="ip" source="ip" alwaysOn />]
const columns = (...sources) => sources.map((source) => <TextField key={source} source={source} sortable={false} />)

const Log = () => (
  <List filters={filters} perPage={15} exporter={false}>
    <Datagrid rowClick={false} bulkActionButtons={false}>
      {columns('id', 'admin_name', 'path', 'page', 'ip', 'type', 'add_time')}
    </Datagrid>
    <Narrow />
  </List>
)
const Staff = () => (
  <List perPage={15} exporter={false}>
    <Datagrid rowClick={false} bulkActionButtons={false}>
      {columns('id', 'real_name', 'account')}
    </Datagrid>
  </List>
)

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry requireAuth>
    <Resource name="log" list={Log} />
    <Resource name="staff" list={Staff} />
  </Admin>,
)
