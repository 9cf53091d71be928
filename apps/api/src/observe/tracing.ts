/**
 * Sends OpenTelemetry traces of calls and SQL statements, if `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector (OPS-13); the
 * exporter reads the other standard variables itself. The libraries are loaded only then. Returns the function that
 * sends the last spans.
 */
export async function startTracing(
  env: NodeJS.ProcessEnv,
  version: string,
): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME || 'audit-letters',
      'service.version': version,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
