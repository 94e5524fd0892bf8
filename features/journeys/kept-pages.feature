@journeys
Feature: A page that is drawn once for all
  The shop keeps its pages ready, and drops what a merchant changes within a second.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera looks at the "Silk Tee"
    And Meera reads a price of "₹2,400"

  @CACHE-17
  Rule: A price that has changed is on the page, whoever has opened it before

    @journey @api @page
    Example: A piece costs more than it did
      Given the "Silk Tee" costs 2,600 rupees
      When Meera looks at the "Silk Tee" until the shop has heard of it
      Then Meera reads a price of "₹2,600"
