import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Which traces are told, by the names that OpenTelemetry gave to `OTEL_TRACES_SAMPLER`; `OTEL_TRACES_SAMPLER_ARG` is the share.
 * An unknown name is as none: whoever sent the request decides, and what nobody sent is told.
 */
export function samplerOf(environment: Environment): Sampler {
  const share = shareOf(environment['OTEL_TRACES_SAMPLER_ARG']);
  switch (environment['OTEL_TRACES_SAMPLER']) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share);
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    default:
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
  }
}

/** All where it is no number from 0 to 1. */
function shareOf(text: string | undefined): number {
  const share = Number(text || '1');
  return share >= 0 && share <= 1 ? share : 1;
}
