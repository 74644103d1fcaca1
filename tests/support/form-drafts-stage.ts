import type { FormDraft } from '#src/api/preferences.ts'
import { draftStore } from '#src/forms/draft-store.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The store of a form's draft on this device, for who is signed in. */
Object.assign(globalThis, {
  storeFor: (user: { id: number } | null, token: string) =>
    draftStore(
      {
        base: 'https://shop.example.com',
        capabilities: { features: { preferences: false } },
        $session: { get: () => ({ user, token }) },
        complete: () => Promise.resolve(),
      } as unknown as Connection,
      'form.new.page',
    ),
})

/** A server that keeps drafts, and can be away. */
const server = { draft: null as FormDraft | null, isAway: false }

/** The store of a form's draft at such a server. */
Object.assign(globalThis, {
  draftServer: server,
  storeAtServer: () =>
    draftStore(
      {
        base: 'https://own.example.com',
        capabilities: { features: { preferences: true } },
        $session: { get: () => ({ user: { id: 3 }, token: 'a' }) },
        complete: () => Promise.resolve(),
        send: async ({ method }: { method: string }, { body }: { body?: { draft: FormDraft } }) => {
          if (server.isAway) throw new Error('away')
          if (method === 'GET') return { draft: server.draft }
          server.draft = method === 'PUT' ? body!.draft : null
          return {}
        },
      } as unknown as Connection,
      'form.own.page',
    ),
})
