import { passwordCost } from '#src/server/access/passwords.ts'

// a guess takes half a second and 64 MiB on purpose; what a real hash costs is asserted in passwords.test.ts
passwordCost.N = 2 ** 12
passwordCost.p = 1
