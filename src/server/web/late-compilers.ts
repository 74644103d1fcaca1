import validators from '@fastify/ajv-compiler'
import serializers from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
type BuildValidator = NonNullable<Compilers['buildValidator']>
type BuildSerializer = NonNullable<Compilers['buildSerializer']>

interface Compiled {
  (...given: unknown[]): unknown
  errors?: unknown
}

/** What compiles when it is first called; Fastify reads the mistakes from the function, and gives one with `schemaEnv` the request to change. */
function late(compile: () => Compiled): Compiled {
  let compiled: Compiled | undefined
  const call: Compiled = (...given) => {
    compiled ??= compile()
    const result = compiled(...given)
    call.errors = compiled.errors
    return result
  }
  return Object.assign(call, { schemaEnv: true })
}

/**
 * Compilers of the routes' schemas that begin with the first call of a route: all of them at the start cost it seconds and 20 MB, and a
 * server is asked for a few of its routes in a day. A schema that cannot be compiled is found by a test, through `compileAll`.
 */
export function lateCompilers(): { compilers: Compilers; compileAll(): number } {
  const waiting: (() => unknown)[] = []
  const buildValidators = validators() as unknown as (...given: Parameters<BuildValidator>) => (route: never) => Compiled
  const buildSerializers = serializers() as unknown as (...given: Parameters<BuildSerializer>) => (route: never) => Compiled
  const lately = (build: () => (route: never) => Compiled) => {
    let compiler: ((route: never) => Compiled) | undefined
    return (route: unknown) => {
      const compile = () => (compiler ??= build())(route as never)
      waiting.push(compile)
      return late(compile)
    }
  }
  return {
    compilers: {
      buildValidator: ((...given: Parameters<BuildValidator>) => lately(() => buildValidators(...given))) as unknown as BuildValidator,
      buildSerializer: ((...given: Parameters<BuildSerializer>) => lately(() => buildSerializers(...given))) as unknown as BuildSerializer,
    },
    compileAll: () => waiting.map((compile) => compile()).length,
  }
}
