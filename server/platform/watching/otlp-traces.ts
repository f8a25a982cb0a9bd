/** Sends traces to a collector (OpenTelemetry, OTLP over HTTP with JSON). Loaded only where one is configured. */
import { type Context, ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Labels, Span, Tracer } from '../tracing.ts';

export type TraceConfig = {
  /** Of the collector; `/v1/traces` is added. */
  endpoint: string;
  /** How many of all traces are kept, from 0 to 1. The same ones on each server. */
  share: number;
};

const idsOf = (requestId: string) => {
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
};

/** @returns the tracer, and how to send what is left and stop */
export function startTraces(
  { endpoint, share }: TraceConfig,
  about: { release: string; host: string },
): { tracer: Tracer; stop(): Promise<void> } {
  const random = new RandomIdGenerator();
  /** Of the span that is made now. */
  let wanted: { traceId: string; spanId: string } | null = null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'min-side',
      'service.version': about.release,
      'host.name': about.host,
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: {
      generateTraceId: () => wanted?.traceId ?? random.generateTraceId(),
      generateSpanId: () => wanted?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: 2000,
      }),
    ],
  });
  const otel = provider.getTracer('min-side');

  function begin(name: string, within: Context, attributes: Labels = {}, startTime?: number): Span {
    const span = otel.startSpan(name, { attributes, ...(startTime && { startTime }) }, within);
    const here = trace.setSpan(within, span);
    return {
      child: (childName, labels, beganAt) => begin(childName, here, labels, beganAt),
      end(labels = {}, hasFailed = false) {
        span.setAttributes(labels);
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }
  const tracer: Tracer = {
    request(requestId) {
      wanted = idsOf(requestId);
      try {
        return begin('request', ROOT_CONTEXT);
      } finally {
        wanted = null;
      }
    },
    job(name, requestId) {
      const cause = requestId && {
        ...idsOf(requestId),
        traceFlags: TraceFlags.SAMPLED,
        isRemote: true,
      };
      return begin(`job ${name}`, cause ? trace.setSpanContext(ROOT_CONTEXT, cause) : ROOT_CONTEXT);
    },
  };
  return { tracer, stop: () => provider.shutdown() };
}
