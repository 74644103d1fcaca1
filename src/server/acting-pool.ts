import pg from 'pg'
import { actorText } from './actor.ts'

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void

/** A pool whose connections know who acts (`crm.actor`), from the moment they are taken. */
export class ActingPool extends pg.Pool {
  // what a connection was told last
  readonly #told = new WeakMap<pg.ClientBase, string>()

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    // asked now: later on it would be somebody else's turn
    const actor = actorText()
    if (!taken) return super.connect().then((client) => this.#acting(client, actor))
    super.connect((error, client, release) => {
      if (error || !client) return taken(error, client, release)
      this.#acting(client, actor).then(
        () => taken(undefined, client, release),
        (failure: Error) => taken(failure, undefined, release),
      )
    })
  }

  async #acting(client: pg.PoolClient, actor: string): Promise<pg.PoolClient> {
    if ((this.#told.get(client) ?? '') === actor) return client
    try {
      await client.query("select set_config('crm.actor', $1, false)", [actor])
      this.#told.set(client, actor)
      return client
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}
