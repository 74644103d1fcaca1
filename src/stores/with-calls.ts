import type { Connection } from './connection.ts'

const originals = new WeakMap<Connection, Connection>()

/** The connection that one of `withCalls` stands for, at last. */
export function originalOf(connection: Connection): Connection {
  const original = originals.get(connection)
  return original ? originalOf(original) : connection
}

/** The same connection, whose calls go by `answer`; everything else stays its own. */
export function withCalls<C extends Connection>(connection: C, answer: Connection['answer']): C {
  const calls: Pick<Connection, 'answer' | 'send'> = {
    answer,
    send: async (call, input, options) => (await answer(call, input, options)).data,
  }
  const made = new Proxy(connection, {
    get(target, name) {
      if (name === 'answer' || name === 'send') return calls[name]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  originals.set(made, connection)
  return made
}
