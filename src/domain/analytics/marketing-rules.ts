/** Who hears of what somebody does who allows marketing. */
export type MarketingRules = {
  /** Whether an advertising service does. */
  readonly conversions: boolean;
  /** The page of the merchant's tags; '' where there is none. */
  readonly dataLayerUrl: string;
};
