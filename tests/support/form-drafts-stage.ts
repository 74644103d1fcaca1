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
