"""Naval Strategy: a sea of hexagons, trade, volleys and bosses, for two to six teams."""
