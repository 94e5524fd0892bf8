@content
Feature: Pages of the merchant
  What the merchant wrote about deliveries, returns or the house has an address of its own.

  @ROUTE-47 @ROUTE-48
  Rule: A page that nobody wrote leads home with a notice

    @journey @page
    Example: A link to a page that is no more
      When Meera opens the path "/i/unknown"
      Then Meera is on the home page
      And Meera is told "This page is no longer here. We brought you home."

  @PWA-10
  Rule: Only without a network it is said that the page cannot be had offline

    @page
    Example: In a tunnel
      Given the category "Next Year" is unknown
      And Meera opens the home page
      And Meera is offline
      When Meera opens the slug address of the category "Next Year"
      Then Meera is on the home page
      And Meera is told "The product, category or CMS page is not available in Offline mode. Redirecting to Home."
