import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const serializerFor = SerializerSelector()({}, {});
const serializers = new WeakMap<object, ReturnType<typeof serializerFor>>();

/**
 * Compiles each schema once, however many routes and servers of the process have it. Fastify compiles it for each: a start
 * then takes twice as long, and the tests start hundreds of servers.
 */
export const compilersFactory = {
  buildValidator: AjvCompiler(),
  buildSerializer: () => (route: Parameters<typeof serializerFor>[0]) => {
    const { schema } = route;
    if (typeof schema !== 'object' || schema === null) return serializerFor(route);
    const known = serializers.get(schema) ?? serializerFor(route);
    serializers.set(schema, known);
    return known;
  },
};
