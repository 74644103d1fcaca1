import { draftKeeper } from '#src/forms/draft-keeper.ts'
import type { Connection } from '#src/stores/connection.ts'

/** The keeper of a form's draft on this device, for who is signed in. */
Object.assign(globalThis, {
  keeperFor: (user: { id: number } | null, token: string) =>
    draftKeeper(
      {
        base: 'https://shop.example.com',
        capabilities: { features: { preferences: false } },
        $session: { get: () => ({ user, token }) },
        complete: () => Promise.resolve(),
      } as unknown as Connection,
      'form.new.page',
    ),
})
