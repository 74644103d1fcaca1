/** What rules may know beside the block that they look at. */
export interface Facts {
  /** The colour under the blocks; undefined where a picture lies there. */
  readonly ground: string | undefined
  /** Marketing modules that are on in the shop; null while that is not known. */
  readonly modules: readonly string[] | null
}
